import type { LessonDetail } from '@lamplight/domain/lessons';
import { expect, test } from 'vitest';
import { guessesByBlock } from './guesses.ts';

const act = (kind: 'predict' | 'slide' | 'order') => ({ act: { kind }, result: null });
const lesson = (acts: readonly ReturnType<typeof act>[]) =>
  ({
    content: 'First.\n\nSecond.\n\nThird.',
    play: [
      { kind: 'words', from: 0, to: 1 },
      { kind: 'act', act: 0 },
      { kind: 'words', from: 1, to: 3 },
      { kind: 'act', act: 1 },
    ],
    acts,
  }) as unknown as LessonDetail;

test('a guess is asked before the words that follow it', () => {
  expect([...guessesByBlock(lesson([act('predict'), act('order')]))]).toEqual([[1, [0]]]);
  expect([...guessesByBlock(lesson([act('slide'), act('order')]))]).toEqual([[1, [0]]]);
});

test('what is no guess, or comes after all words, is not', () => {
  expect([...guessesByBlock(lesson([act('order'), act('predict')]))]).toEqual([]);
});
