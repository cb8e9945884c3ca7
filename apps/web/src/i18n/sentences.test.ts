import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import sentences from './de/sentences.json';
import { translateSentence } from './index.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'de', resources: { de: { sentences } } });
});

test.each([
  ['Please sign in first.', 'Bitte melde dich zuerst an.'],
  ['Please use at most 80 characters', 'Bitte nimm höchstens 80 Zeichen'],
  ['Your class opens Day 12 on 2026-11-30.', 'Deine Klasse öffnet Tag 12 am 30.11.2026.'],
])('“%s” is said in the language of its reader', (sentence, said) => {
  expect(translateSentence(sentence)).toBe(said);
});

test('a sentence that nobody has translated stays as it is', () => {
  expect(translateSentence('The goldfish has 3 fins.')).toBe('The goldfish has 3 fins.');
});
