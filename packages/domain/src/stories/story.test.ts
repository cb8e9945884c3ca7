import { expect, test } from 'vitest';
import { storyLevel } from './story.ts';

test.each([
  [4, 'little'],
  [6, 'little'],
  [7, 'young'],
  [10, 'young'],
  [11, 'older'],
  [18, 'older'],
])('a child of %i reads the %s text', (age, level) => {
  expect(storyLevel(age)).toBe(level);
});
