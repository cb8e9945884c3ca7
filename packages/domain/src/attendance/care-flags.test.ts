import { expect, test } from 'vitest';
import { tellsOfSomething } from './care-flags.ts';

test.each([
  ['Hazelnuts', true],
  ['none known, but bees since Sunday', true],
  ['No nuts!', true],
  ['none known', false],
  [' None known. ', false],
  ['N/A', false],
  ['–', false],
  ['', false],
  ['Ninguna conocida', false],
  ['Néant', false],
  ['Keine bekannt!', false],
])('%j tells of something to mind: %s', (text, tells) => {
  expect(tellsOfSomething(text)).toBe(tells);
});
