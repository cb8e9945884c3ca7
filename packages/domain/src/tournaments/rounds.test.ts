import { describe, expect, test } from 'vitest';
import { type RoundScore, scoresByRound, smallestTeam } from './rounds.ts';

const teams = [
  { name: 'Asher', rooms: ['AAA222', 'AAA333'] },
  { name: 'Dan', rooms: ['DDD222'] },
];

function score(round: number, room: string, gameId: number, points: number, answers = 5) {
  return { round, room, gameId, score: points, answers } satisfies RoundScore;
}

describe('the scores of a tournament', () => {
  test('belong to the team of the room and to their round', () => {
    const scores = [
      score(1, 'AAA222', 1, 300),
      score(1, 'AAA222', 1, 100),
      score(1, 'DDD222', 2, 250),
      score(2, 'AAA333', 3, 400),
    ];
    expect(scoresByRound(teams, scores, 2)).toEqual([
      [[300, 100], [250]],
      [[400], []],
    ]);
  });

  test('are those of the last game where a room played a round twice', () => {
    const scores = [score(1, 'DDD222', 2, 900), score(1, 'DDD222', 5, 100)];
    expect(scoresByRound(teams, scores, 1)).toEqual([[[], [100]]]);
  });

  test('leave out whoever answered nothing, and not whoever had nothing right', () => {
    const scores = [score(1, 'DDD222', 2, 0, 0), score(1, 'DDD222', 2, 0, 3)];
    expect(scoresByRound(teams, scores, 1)).toEqual([[[], [0]]]);
  });

  test('are none before the first round', () => {
    expect(scoresByRound(teams, [], 0)).toEqual([]);
    expect(scoresByRound(teams, [], 1)).toEqual([[[], []]]);
  });
});

describe('a child who comes late joins', () => {
  test.each([
    ['the smallest team', [4, 3, 5], 1],
    ['the first of equal ones', [3, 3, 3], 0],
    ['an empty one', [2, 0], 1],
    ['none where there is none', [], null],
  ])('%s', (_, members, team) => {
    expect(smallestTeam(members)).toBe(team);
  });
});
