import type { CampReward } from '@lamplight/domain/curriculum';
import { element, type SvgElement } from '../svg/element.ts';
import { FIRST_REWARDS } from './first-half.ts';
import { LAST_REWARDS } from './second-half.ts';

const REWARDS: Readonly<Record<CampReward, readonly SvgElement[]>> = {
  ...FIRST_REWARDS,
  ...LAST_REWARDS,
};

/** A reward of the camp, cut of paper, in a square of 64 units. It hangs from the middle of its upper edge. */
export function drawReward(reward: CampReward): SvgElement {
  return element('svg', { viewBox: '0 0 64 64' }, REWARDS[reward]);
}
