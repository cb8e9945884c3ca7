import { expect, test } from 'vitest';
import { preferredLanguage, supportedLanguage } from './languages.ts';

test.each([
  ['es-MX', 'es'],
  ['FR', 'fr'],
  ['de_AT', 'de'],
  ['en-GB', 'en'],
])('%s is read as %s', (tag, language) => {
  expect(supportedLanguage(tag)).toBe(language);
});

test.each(['pt-BR', '', null, undefined])('%s is not a language of the interface', (tag) => {
  expect(supportedLanguage(tag)).toBeUndefined();
});

test('the first supported language of the browser wins', () => {
  expect(preferredLanguage(['pt-BR', 'fr-CA', 'es'])).toBe('fr');
});

test('a browser without a supported language gets English', () => {
  expect(preferredLanguage(['pt-BR', 'it'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
