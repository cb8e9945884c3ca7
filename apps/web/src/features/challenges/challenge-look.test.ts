import { expect, test } from 'vitest';
import { pictureOf, voiceFor } from './challenge-look.ts';
import { mathChallenge } from './testing/challenges.ts';

test.each([
  [5, 'little'],
  [6, 'little'],
  [7, 'young'],
  [15, 'young'],
  [16, 'plain'],
  [null, 'young'],
] as const)('a reader of %s hears %s words', (age, voice) => {
  expect(voiceFor({ age })).toBe(voice);
});

test('a challenge shows what there is to count, otherwise its type', () => {
  const { content } = mathChallenge();
  const counted = mathChallenge({
    content: { ...content, objects: [{ picture: 'ewe', count: 3 }] },
  });
  expect(pictureOf(counted)).toBe('ewe');
  expect(pictureOf(mathChallenge())).toBe('abacus');
});
