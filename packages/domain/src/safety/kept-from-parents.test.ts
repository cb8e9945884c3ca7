import { expect, test } from 'vitest';
import type { Concern } from './alert.ts';
import { isKeptFromParents } from './kept-from-parents.ts';

const cases: [Concern[], boolean][] = [
  [[], false],
  [['bullying', 'despair'], false],
  [['abuse'], true],
  [['self-harm', 'runaway'], true],
  [['grooming'], true],
  [['unclear'], true],
];

test.each(cases)('a text with %j is kept from parents: %s', (concerns, kept) => {
  expect(isKeptFromParents(concerns)).toBe(kept);
});
