import { expect, test } from 'vitest';
import { splitAtNumbers } from './phone-numbers.ts';

test('the numbers of a text can be dialled, however they are grouped', () => {
  const text =
    'Call 988, or Childhelp at 1-800-422-4453; Childline at 0800 1111; 15 in France, or +49 30 1234.';
  const parts = splitAtNumbers(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap(({ dial }) => dial ?? [])).toEqual([
    ...['988', '18004224453', '08001111', '15', '+49301234'],
  ]);
});

test('a text without numbers stays whole', () => {
  expect(splitAtNumbers('You are loved.')).toEqual([{ text: 'You are loved.', dial: null }]);
  expect(splitAtNumbers('')).toEqual([]);
});
