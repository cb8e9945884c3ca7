import { describe, expect, test } from 'vitest';
import { teamTotals } from './team-totals.ts';

describe('the totals of teams', () => {
  test('are the means of the members of each round, added up', () => {
    const first = [
      [100, 200, 301],
      [150, 250],
    ];
    const second = [[90], [300, 100]];
    expect(teamTotals(2, [first, second])).toEqual([
      { team: 0, rounds: [200, 90], total: 290, rank: 2 },
      { team: 1, rounds: [200, 200], total: 400, rank: 1 },
    ]);
  });

  test('give a small team the same chance as a large one', () => {
    const [small, large] = teamTotals(2, [[[500], Array.from({ length: 30 }, () => 400)]]);
    expect([small?.rank, large?.rank]).toEqual([1, 2]);
  });

  test('share a rank where they are equal, and the next one counts on', () => {
    const ranks = teamTotals(3, [[[10], [20], [20]]]).map(({ rank }) => rank);
    expect(ranks).toEqual([3, 1, 1]);
  });

  test('count nothing for a round that nobody of a team played', () => {
    expect(teamTotals(2, [[[100], []], [[100]]])).toEqual([
      { team: 0, rounds: [100, 100], total: 200, rank: 1 },
      { team: 1, rounds: [0, 0], total: 0, rank: 2 },
    ]);
    expect(teamTotals(1, [])).toEqual([{ team: 0, rounds: [], total: 0, rank: 1 }]);
  });
});
