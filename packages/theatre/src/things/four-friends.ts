import { WOOD } from '../paper/cloth.ts';
import { figure } from '../people/figure.ts';
import { LOOKS } from '../people/looks.ts';
import { placed, type SvgElement, stroke } from '../svg/element.ts';

/** How far the ropes hang down below the roof. */
const DEPTH = 132;

/**
 * The four friends who let a man down through a roof. They kneel on 0 at both sides of a hole 200 units wide, and their
 * ropes hang into it.
 */
export function fourFriends(): SvgElement[] {
  const friends = [
    [LOOKS.philip, -168, false],
    [LOOKS.rower, -118, false],
    [LOOKS.shem, 168, true],
    [LOOKS.boaz, 118, true],
  ] as const;
  return [
    stroke(
      `M-96 -43L-74 ${DEPTH}M-146 -43L-88 ${DEPTH}M96 -43L74 ${DEPTH}M146 -43L88 ${DEPTH}`,
      WOOD.light,
      2.2,
    ),
    ...friends.map(([look, x, mirrored]) =>
      placed({ x, y: 0, mirrored, scale: 1.04 }, figure(look, { pose: 'kneel', mood: 'calm' })),
    ),
  ];
}
