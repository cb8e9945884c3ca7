import { expect, test } from 'vitest';
import { DISPLAY_DEFAULTS, displayOf, readsAloud } from './display.ts';

test.each([
  ['all', true, true],
  ['all', false, true],
  ['by-age', true, true],
  ['by-age', false, false],
  ['off', true, false],
  ['off', false, false],
] as const)('with %s a text that has a button at this age (%s) is read aloud: %s', (...row) => {
  const [choice, byAge, read] = row;
  expect(readsAloud(choice, byAge)).toBe(read);
});

test('what is stored is shown, and a default stands for what is not', () => {
  const nothing = { letters: null, textSize: null, motion: null, readAloud: null };
  expect(displayOf(nothing)).toEqual(DISPLAY_DEFAULTS);
  const chosen = { letters: 'lexend', textSize: 'largest', motion: 'reduced', readAloud: 'off' };
  expect(displayOf(chosen)).toEqual(chosen);
  expect(displayOf({ ...chosen, letters: 'comic' })).toEqual({ ...chosen, letters: 'standard' });
});
