import type { RankedPlayer } from '@lamplight/domain/multiplayer';
import { expect, test } from 'vitest';
import { projectorLines } from './projector-lines.ts';

function player(name: string, score: number, rank: number): RankedPlayer {
  return { playerId: name.charCodeAt(0), name, score, rank, streak: 0, team: null };
}

test('the wall shows the first lines, equal ones by name', () => {
  const ranking = [player('Ruth', 90, 2), player('Boaz', 90, 2), player('Levi', 120, 1)];
  expect(projectorLines(ranking, 2).map(({ name }) => name)).toEqual(['Levi', 'Boaz']);
});

test('the wall leaves out who has no points yet', () => {
  expect(projectorLines([player('Ruth', 0, 1), player('Boaz', 0, 1)], 6)).toEqual([]);
});
