import type { CampReward } from '@lamplight/domain/curriculum';
import { drawReward } from '@lamplight/theatre/rewards';
import { svgTree } from './svg-tree.ts';

export interface PaperRewardProps {
  readonly reward: CampReward;
}

/** A reward of the camp. Decoration: its name stands beside it. */
export function PaperReward({ reward }: PaperRewardProps) {
  return svgTree(drawReward(reward), undefined);
}
