import { describe, expect, test } from 'vitest';
import { child, classRoom, lesson } from '../../test/scene.ts';
import { rankedPlayers, rankedTeams, rankOf } from './ranking.ts';
import type { Room } from './room.ts';

/** A room in which these children have these points. */
function withScores(scores: readonly number[], teams = 0): Room {
  const ranking = teams > 0 ? 'teams' : 'full';
  const children = scores.map((_, index) => child(index + 1));
  const { room, game } = lesson(classRoom({ ranking, teams }), ...children);
  const standings = game.standings.map((one, index) => ({ ...one, score: scores[index] ?? 0 }));
  return { ...room, game: { ...game, standings } };
}

describe('the ranking', () => {
  test.each([
    [
      [300, 100, 200],
      [1, 3, 2],
    ],
    [
      [200, 300, 200, 100],
      [2, 1, 2, 4],
    ],
    [
      [0, 0],
      [1, 1],
    ],
  ])('of %j is %j', (scores, ranks) => {
    const room = withScores(scores);
    expect(scores.map((_, index) => rankOf(room, index + 1))).toEqual(ranks);
    const listed = rankedPlayers(room);
    expect(listed.map(({ rank }) => rank)).toEqual([...ranks].sort((a, b) => a - b));
    expect(listed.map(({ playerId, rank }) => [playerId, rank]).sort()).toEqual(
      ranks.map((rank, index) => [index + 1, rank]),
    );
  });

  test('leaves out who is gone', () => {
    const room = withScores([300, 200, 100]);
    const left = { ...room, players: room.players.filter(({ id }) => id !== 1) };
    expect(rankedPlayers(left).map(({ playerId, rank }) => [playerId, rank])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(rankOf(left, 1)).toBeNull();
  });

  test('of teams goes by the mean of their members, rounded', () => {
    // The first team has the children 1, 3 and 5, the second one 2 and 4.
    expect(rankedTeams(withScores([300, 200, 100, 200, 101], 2))).toEqual([
      { team: 1, score: 200, rank: 1, members: 2 },
      { team: 0, score: 167, rank: 2, members: 3 },
    ]);
  });

  test('leaves out teams without anybody', () => {
    expect(rankedTeams(withScores([300, 200], 4)).map(({ team }) => team)).toEqual([0, 1]);
  });
});
