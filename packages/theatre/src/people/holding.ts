import type { SvgElement } from '../svg/element.ts';
import type { BodyPose } from './poses.ts';

/** What the thing touches: the ground beside its person, the body behind both hands, or the palm of the front hand. */
export type HeldAt = 'ground' | 'body' | 'palm';

export interface Holding {
  readonly at: HeldAt;
  readonly draw: (pose: BodyPose) => SvgElement;
}

/** Between both hands, in front of the body. */
export function between({ back, front }: BodyPose): { x: number; y: number } {
  return { x: (back.hand[0] + front.hand[0]) / 2, y: (back.hand[1] + front.hand[1]) / 2 };
}

export function inHand({ front }: BodyPose): { x: number; y: number } {
  return { x: front.hand[0], y: front.hand[1] };
}

/** On the open hand. */
export function onHand({ front }: BodyPose): { x: number; y: number } {
  return { x: front.hand[0] + 3, y: front.hand[1] - 4 };
}

export function before(draw: Holding['draw']): Holding {
  return { at: 'body', draw };
}

export function onPalm(draw: Holding['draw']): Holding {
  return { at: 'palm', draw };
}
