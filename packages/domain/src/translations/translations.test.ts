import { expect, test } from 'vitest';
import { languageOf, worded } from './translations.ts';

const originals = { young: 'light', older: 'radiance' };
const translations = { es: { young: 'luz' }, de: { young: 'Licht', older: 'Glanz' } };

test.each([
  ['en', 'young', 'light', 'en'],
  ['es', 'young', 'luz', 'es'],
  ['es', 'older', 'radiance', 'en'],
  ['fr', 'young', 'light', 'en'],
  ['de', 'older', 'Glanz', 'de'],
] as const)(
  'a reader of %s has the %s text “%s”, marked as %s',
  (language, variant, text, marked) => {
    expect(worded(originals, translations, variant, language)).toEqual({ text, language: marked });
  },
);

test('a text without translations is read in its original', () => {
  expect(worded(originals, undefined, 'young', 'fr')).toEqual({ text: 'light', language: 'en' });
});

test.each([
  ['de', 'de'],
  [null, 'en'],
  ['xx', 'en'],
])('whoever has the language %s in the profile is spoken to in %s', (language, spoken) => {
  expect(languageOf({ language })).toBe(spoken);
});
