import { describe, expect, test } from 'vitest';
import { usernameKey } from './username-key.ts';

describe('user names that look alike are the same', () => {
  test.each([
    ['Naomi', 'naomi', 'another case'],
    ['ｎａｏｍｉ', 'naomi', 'wide letters'],
    ['nаomi', 'naomi', 'a Cyrillic а'],
    ['nao\u200Bmi', 'naomi', 'an invisible character'],
    ['náomi', 'naomi', 'an accent'],
    ['na omi', 'naomi', 'a space'],
  ])('%s is %s: %s', (name, other) => {
    expect(usernameKey(name)).toBe(usernameKey(other));
  });

  test.each([
    ['naomi', 'naomi2'],
    ['ruth', 'rut'],
    ['boaz', 'b0az7'],
  ])('%s is not %s', (name, other) => {
    expect(usernameKey(name)).not.toBe(usernameKey(other));
  });
});
