import type { RankedPlayer } from '@lamplight/domain/multiplayer';
import { describe, expect, test } from 'vitest';
import { podiumOf } from './podium.ts';

function player(name: string, rank: number, score: number): RankedPlayer {
  return { playerId: name.charCodeAt(0), name, score, rank, streak: 0, team: null };
}

describe('the podium', () => {
  test('has a step for each of the first three ranks', () => {
    const ranking = [
      player('Ruth', 1, 300),
      player('Boaz', 2, 200),
      player('Levi', 3, 100),
      player('Noa', 4, 50),
    ];
    expect(podiumOf(ranking).map(({ rank, names }) => [rank, ...names])).toEqual([
      [1, 'Ruth'],
      [2, 'Boaz'],
      [3, 'Levi'],
    ]);
  });

  test('is shared by equal points, and leaves out as many ranks', () => {
    const ranking = [player('Ruth', 1, 300), player('Boaz', 1, 300), player('Levi', 3, 100)];
    expect(podiumOf(ranking)).toEqual([
      { rank: 1, score: 300, names: ['Boaz', 'Ruth'], more: 0 },
      { rank: 3, score: 100, names: ['Levi'], more: 0 },
    ]);
  });

  test('counts those who do not fit on a step', () => {
    const ranking = ['Anna', 'Boaz', 'Clara', 'David', 'Eva', 'Finn'].map((name) =>
      player(name, 1, 100),
    );
    expect(podiumOf(ranking)).toEqual([
      { rank: 1, score: 100, names: ['Anna', 'Boaz', 'Clara', 'David'], more: 2 },
    ]);
  });

  test('has no step for nothing: a game without points has no winner', () => {
    expect(podiumOf([player('Ruth', 1, 0), player('Boaz', 1, 0)])).toEqual([]);
  });
});
