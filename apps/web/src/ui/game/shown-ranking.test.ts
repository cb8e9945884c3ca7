import type { RankedPlayer } from '@lamplight/domain/multiplayer';
import { expect, test } from 'vitest';
import { playerLines, teamLines } from './shown-ranking.ts';

const player = (playerId: number, name: string, rank: number): RankedPlayer => ({
  playerId,
  name,
  rank,
  score: 300 - 10 * rank,
  streak: 0,
  team: null,
});

test('players stand in the order of their ranks, equal ones by name and marked as equal', () => {
  const lines = playerLines([player(1, 'Ruth', 2), player(2, 'Amos', 2), player(3, 'Naomi', 1)], 1);
  expect(lines.map(({ name, rank, shared, own }) => [name, rank, shared, own])).toEqual([
    ['Naomi', 1, false, false],
    ['Amos', 2, true, false],
    ['Ruth', 2, true, true],
  ]);
});

test('teams stand in the order of their ranks', () => {
  const lines = teamLines(
    [
      { team: 0, rank: 2, score: 90, members: 3 },
      { team: 1, rank: 1, score: 120, members: 2 },
    ],
    0,
  );
  expect(lines.map(({ team, own }) => [team, own])).toEqual([
    [1, false],
    [0, true],
  ]);
});
