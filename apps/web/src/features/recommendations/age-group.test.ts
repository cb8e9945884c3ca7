import { expect, test } from 'vitest';
import { ageGroupOf } from './age-group.ts';

test.each([
  [5, 'young'],
  [7, 'young'],
  [8, 'middle'],
  [11, 'middle'],
  [12, 'older'],
  [18, 'older'],
  [null, 'unknown'],
] as const)('a child of %s is spoken to as %s', (age, group) => {
  expect(ageGroupOf(age)).toBe(group);
});
