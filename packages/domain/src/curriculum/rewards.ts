import type { EarnedReward } from './earned-reward.ts';

/** The rewards of the camp in the order of their days, two for each week; each has its drawing and its name. */
export const CAMP_REWARDS = [
  'lantern-badge',
  'leaf-ring',
  'star',
  'rainbow-cord',
  'reed-bracelet',
  'sandal-medal',
  'shofar',
  'harp-pin',
  'scroll-stamp',
  'cornerstone',
  'mustard-pouch',
  'fishers-knot',
  'wooden-cross',
  'sunrise-banner',
  'magnifier-badge',
  'full-lantern',
] as const;
export type CampReward = (typeof CAMP_REWARDS)[number];

/**
 * The rewards with what is left for each: all lessons of the days since the reward before. Days that somebody passed
 * over count once their lessons are completed.
 * @param days the days on which a reward is given, in order
 * @param lessonsOf ids of the lessons of a day
 */
export function campRewards(
  days: readonly number[],
  lessonsOf: (day: number) => readonly number[],
  completed: ReadonlySet<number>,
): EarnedReward[] {
  return days.slice(0, CAMP_REWARDS.length).flatMap((day, index) => {
    const reward = CAMP_REWARDS[index];
    if (reward === undefined) return [];
    const from = (days[index - 1] ?? 0) + 1;
    const stretch = Array.from({ length: day - from + 1 }, (_, at) => lessonsOf(from + at)).flat();
    return [{ reward, day, left: stretch.filter((id) => !completed.has(id)).length }];
  });
}

/** The reward that is ahead on a day: the first of its day or a later one that is not earned. */
export function rewardAhead(
  rewards: readonly EarnedReward[],
  currentDay: number,
): EarnedReward | undefined {
  return rewards.find(({ day, left }) => day >= currentDay && left > 0);
}
