import { expect, test } from 'vitest';
import { firstDifficulty, nextDifficulty } from './level.ts';

test.each([
  ['beginner', 'beginner'],
  ['elementary', 'easy'],
  ['intermediate', 'medium'],
  ['medium', 'medium'],
  ['advanced', 'hard'],
  ['expert', 'hard'],
] as const)('the level %s begins with %s challenges', (level, difficulty) => {
  expect(firstDifficulty(level, 'young')).toBe(difficulty);
});

test('without a level the littlest begin with beginner challenges, all others with easy ones', () => {
  expect(firstDifficulty(null, 'little')).toBe('beginner');
  expect(firstDifficulty(null, 'older')).toBe('easy');
});

const [R, W] = [true, false];

test.each([
  ['easy', [], 'easy'],
  ['easy', [R, R], 'easy'],
  ['easy', [R, R, R], 'medium'],
  ['easy', [R, R, W, R], 'easy'],
  ['easy', [R, R, R, R, R, R], 'hard'],
  ['easy', [R, R, R, R, R, R, R, R, R], 'hard'],
  ['easy', [W], 'easy'],
  ['easy', [W, W], 'beginner'],
  ['easy', [W, R, W], 'easy'],
  ['easy', [W, W, W, W], 'beginner'],
  ['hard', [W, W, R, R, R], 'hard'],
] as const)('from %s, after %j, comes %s', (first, correct, next) => {
  expect(nextDifficulty(first, correct)).toBe(next);
});
