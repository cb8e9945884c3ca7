import { describe, expect, test } from 'vitest';
import { campRewards, rewardAhead } from './rewards.ts';

/** Three lessons on each day: 10, 11, 12 on the first. */
const lessonsOf = (day: number) => [10 * day, 10 * day + 1, 10 * day + 2];
const stretch = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => lessonsOf(from + at)).flat();

describe('the rewards of the camp', () => {
  test.each([
    ['of a newcomer', [], [9, 12]],
    ['after one lesson', [10], [8, 12]],
    ['after the first stretch', stretch(1, 3), [0, 12]],
    ['for the second stretch alone', stretch(4, 7), [9, 0]],
    ['after a lesson of a day without a reward', [80], [9, 12]],
  ])('%s', (_, completed, left) => {
    const rewards = campRewards([3, 7], lessonsOf, new Set(completed));
    expect(rewards.map((reward) => reward.left)).toEqual(left);
    expect(rewards.map(({ reward }) => reward)).toEqual(['lantern-badge', 'leaf-ring']);
  });

  test.each([
    [1, [], 'lantern-badge'],
    [4, [], 'leaf-ring'],
    [1, stretch(1, 3), 'leaf-ring'],
    [7, stretch(4, 7), undefined],
    [8, [], undefined],
  ])('on day %i with %j completed the next is %s', (day, completed, reward) => {
    const rewards = campRewards([3, 7], lessonsOf, new Set(completed));
    expect(rewardAhead(rewards, day)?.reward).toBe(reward);
  });
});
