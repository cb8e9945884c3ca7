import { expect, test } from 'vitest';
import { foldText } from './fold.ts';

test.each([
  ['Zoë', 'zoe'],
  ['RUTH', 'ruth'],
  ['ｒｕｔｈ', 'ruth'],
  ['Jo\u200Bhn', 'john'],
  ['Élise Müller', 'elise muller'],
  ['3 + 4', '3 + 4'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
