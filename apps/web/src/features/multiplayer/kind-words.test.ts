import { expect, test } from 'vitest';
import { kindWord } from './kind-words.ts';
import { testOwn } from './testing/test-game.ts';

test.each([
  ['first', 1, 9, 4],
  ['first', 1, 2, 2],
  ['podium', 3, 4, 6],
  ['strong', 2, 8, 2],
  ['steady', 3, 5, 3],
  ['brave', 2, 4, 2],
  ['brave', 6, 0, 6],
  ['brave', 1, 0, 2],
  ['strong', null, 10, 30],
  ['brave', null, 1, 30],
] as const)('%s: place %j with %i of 10 right among %i players', (word, rank, right, players) => {
  const own = testOwn({ rank, correctAnswers: right });
  expect(kindWord({ own, currentQuestion: 9 }, players)).toBe(word);
});
