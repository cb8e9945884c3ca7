import { describe, expect, test } from 'vitest';
import { redact } from '../../src/privacy/index.ts';
import { ordinaryDe, tellingDe } from './de.ts';
import { ordinaryEn, tellingEn } from './en.ts';
import { ordinaryEs, tellingEs } from './es.ts';
import { ordinaryFr, tellingFr } from './fr.ts';
import { KNOWN } from './known.ts';

const LANGUAGES = [
  ['English', tellingEn, ordinaryEn],
  ['Spanish', tellingEs, ordinaryEs],
  ['French', tellingFr, ordinaryFr],
  ['German', tellingDe, ordinaryDe],
] as const;

describe.each(LANGUAGES)('in %s', (_language, telling, ordinary) => {
  test.each(telling)('what tells who writes is taken out of: %s', (sentence, ...secrets) => {
    const { text, removed } = redact(sentence, KNOWN);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(removed).toBeGreaterThan(0);
  });

  test.each(ordinary)('what anybody writes stays as it is: %s', (sentence) => {
    expect(redact(sentence, KNOWN)).toEqual({ text: sentence, removed: 0 });
  });
});

test('what is taken out leaves a mark, and the rest can still be understood', () => {
  expect(redact("Emma's mom is Ana Rodríguez. Call 415-555-2671!", KNOWN)).toEqual({
    text: '[name] mom is Ana [name]. Call [phone]!',
    removed: 3,
  });
});

test('a question behind a name is still asked', () => {
  const words =
    'We live in Lund. My school is Solskolan. Why does John 3:16 say that God loves us?';
  expect(redact(words, KNOWN).text).toBe(
    'We live in [address]. My school is [school]. Why does John 3:16 say that God loves us?',
  );
});

test('the age of somebody of the Bible stays, also where a classmate has the name', () => {
  const words = 'I am 9. Noah was 600 years old.';
  expect(redact(words, KNOWN).text).toBe('I am [age]. [name] was 600 years old.');
  expect(redact(words, { names: [], emails: [], schools: [] }).text).toBe(
    'I am [age]. Noah was 600 years old.',
  );
});

test('signs that nobody sees hide no name', () => {
  expect(redact('Lu\u200Bkas and Em\u00ADma', KNOWN).text).toBe('[name] and [name]');
});

test('names in wrong letters are found, with accents and without', () => {
  for (const name of [
    'rodriguez',
    'RODRÍGUEZ',
    'francois',
    'Françóis',
    'Weiss',
    'WEIß',
    'mueller',
  ]) {
    expect(redact(`hello ${name} !`, KNOWN).text).toBe('hello [name] !');
  }
});

test('marks of an earlier time are not counted again', () => {
  expect(redact('[name] and I', KNOWN)).toEqual({ text: '[name] and I', removed: 0 });
});

test('a long text with many people around is read to its end', () => {
  const names = Array.from(
    { length: 200 },
    (_, at) => `Person${String.fromCharCode(97 + (at % 26))}x${at}`,
  );
  const text = 'The owl flew over 12 houses and I hope it sees the moon. '.repeat(350);
  expect(redact(text, { names, emails: [], schools: [] }).removed).toBe(0);
});
