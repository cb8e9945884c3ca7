import type { Language } from '@lamplight/domain/profiles';
import { describe, expect, test } from 'vitest';
import { createSumChecker } from '../../src/sum-check/index.ts';

/** The sentences as they are shown; null in the place of one that can't be put right. */
function shown(language: Language, ...sentences: string[]): (string | null)[] {
  const checker = createSumChecker(language);
  return sentences.map((sentence) => {
    const corrections = checker.check(sentence);
    if (corrections === null) return null;
    return corrections.reduceRight(
      (text, { start, end, written }) => text.slice(0, start) + written + text.slice(end),
      sentence,
    );
  });
}

describe('a sum that is right stays', () => {
  test.each([
    ['en', '7 × 8 = 56.'],
    ['en', 'So 7 times 8 is 56, and 56 ÷ 8 = 7.'],
    ['en', '2 + 3 = 4 + 1 = 5'],
    ['en', '1/2 + 1/4 = 3/4.'],
    ['en', '12/4 = 3, since 3 × 4 = 12.'],
    ['en', '10 ÷ 3 = 3.33, rounded.'],
    ['en', '10 ÷ 3 ≈ 3.3'],
    ['en', '17 ÷ 5 = 3 remainder 2.'],
    ['en', '17 ÷ 5 = 3 R 2.'],
    ['en', '1,200 + 800 = 2,000'],
    ['en', '5² = 25 and √49 = 7 and 2^3 = 8.'],
    ['en', '(2 + 3) × 4 = 20'],
    ['en', '3 - 5 = -2.'],
    ['en', 'Seven times eight is fifty-six.'],
    ['es', '7 por 8 son 56 y 3,5 + 1,5 = 5.'],
    ['fr', '7 fois 8 font 56, et 12 : 4 = 3.'],
    ['de', '7 mal 8 ist 56 und 1.200 + 800 = 2.000.'],
    ['de', '17 : 5 = 3 Rest 2.'],
  ] as const)('%s: %s', (language, text) => {
    expect(shown(language, text)).toEqual([text]);
  });
});

describe('a sum that is wrong is put right in its place', () => {
  test.each([
    ['en', '7 × 8 = 54.', '7 × 8 = 56.'],
    ['en', '7 times 8 is 54, I think.', '7 times 8 is 56, I think.'],
    ['en', 'First 20 + 30 = 50, then 50 + 7 = 58.', 'First 20 + 30 = 50, then 50 + 7 = 57.'],
    ['en', '1/2 + 1/4 = 2/6', '1/2 + 1/4 = 3/4'],
    ['en', '17 ÷ 5 = 3.5', '17 ÷ 5 = 3.4'],
    ['en', '700 + 400 = 1000', '700 + 400 = 1100'],
    ['es', '7 por 8 son 54.', '7 por 8 son 56.'],
    ['fr', '7 fois 8 font 54.', '7 fois 8 font 56.'],
    ['de', '7 mal 8 ist 54.', '7 mal 8 ist 56.'],
    ['de', '3,5 + 1,2 = 4,6', '3,5 + 1,2 = 4,7'],
  ] as const)('%s: %s', (language, text, right) => {
    expect(shown(language, text)).toEqual([right]);
  });
});

describe('a wrong sum that the answer goes on with can not be put right', () => {
  test.each([
    ['en', ['7 × 8 = 54, so you have 54 apples.'], [null]],
    ['en', ['7 × 8 = 54.', 'Now add one to 54.'], ['7 × 8 = 56.', null]],
    ['en', ['2 + 3 = 4 + 2'], [null]],
    ['en', ['10 ÷ 3 = 4'], [null]],
    ['en', ['17 ÷ 5 = 3 remainder 4.'], [null]],
    ['en', ['Seven times eight is fifty-four.'], [null]],
    ['es', ['Siete por ocho son cincuenta.'], [null]],
    ['fr', ['Sept fois huit font cinquante.'], [null]],
    ['de', ['Sieben mal acht ist sechzig.'], [null]],
  ] as const)('%s: %j', (language, sentences, result) => {
    expect(shown(language, ...sentences)).toEqual(result);
  });
});

describe('what is no sum is left alone', () => {
  test.each([
    'Read John 3:16 - 18 and Psalm 23.',
    'Psalm 119 is 2 times as long.',
    'If x + 3 = 7, then x = 4.',
    '2x + 3 = 9 has one answer.',
    'Chapter 3 is 24 verses long.',
    'The Romans 8 is great.',
    'A clock adds in circles: 11 + 2 = 1.',
    'In binary, 1 + 1 = 10.',
    'It would be wrong to say that 3 + 4 = 8.',
    'Grades 3-5 = elementary school.',
    'It costs $3 + $4 = $8?',
    '50% + 20% = 70% of it.',
    'What is 3 + 4 = ?',
    'Seven times eight is one of the hard ones.',
    '3 cm + 4 cm = 70 mm',
  ])('%s', (text) => {
    expect(shown('en', text)).toEqual([text]);
  });
});
