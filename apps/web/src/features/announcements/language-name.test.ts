import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test.each([
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
] as const)('%s calls itself %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});
