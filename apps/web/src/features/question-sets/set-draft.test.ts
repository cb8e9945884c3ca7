import { QUESTION_KINDS } from '@lamplight/domain/questions';
import { expect, test } from 'vitest';
import {
  emptyQuestion,
  isRightOption,
  isUnwritten,
  withKind,
  withMoreOptions,
  withoutOption,
  withRight,
} from './set-draft.ts';

const DRAFT = { ...emptyQuestion(), options: ['a', 'b', 'c'], answer: 1 };
const SEVERAL = { ...DRAFT, kind: 'several' as const, answers: [0, 2] };

test.each([
  [0, ['b', 'c'], 0],
  [1, ['a', 'c'], null],
  [2, ['a', 'b'], 1],
])('without option %i the same words stay right', (place, options, answer) => {
  expect(withoutOption(DRAFT, place)).toMatchObject({ options, answer });
});

test.each([
  [0, ['b', 'c'], [1]],
  [1, ['a', 'c'], [0, 1]],
  [2, ['a', 'b'], [0]],
])('without option %i the same of several stay right', (place, options, answers) => {
  expect(withoutOption(SEVERAL, place)).toMatchObject({ options, answers });
});

test('a question has at most six options', () => {
  const more = [1, 2, 3, 4, 5].reduce(withMoreOptions, DRAFT);
  expect(more.options).toHaveLength(6);
});

test('one option is right where one is chosen, any number where several are', () => {
  const other = withRight(DRAFT, 2, true);
  expect([0, 1, 2].map((place) => isRightOption(other, place))).toEqual([false, false, true]);
  const all = withRight(SEVERAL, 1, true);
  expect([0, 1, 2].map((place) => isRightOption(all, place))).toEqual([true, true, true]);
  expect(withRight(all, 0, false)).toMatchObject({ answers: [1, 2] });
});

test('a question is unwritten until somebody writes something', () => {
  for (const kind of QUESTION_KINDS)
    expect(isUnwritten(withKind(emptyQuestion(), kind))).toBe(true);
  expect(isUnwritten(DRAFT)).toBe(false);
  expect(isUnwritten(withKind(DRAFT, 'match'))).toBe(false);
});

test('what is written goes along to another kind, as far as it has a place there', () => {
  const asked = { ...DRAFT, question: 'Which?' };
  expect(withKind(asked, 'several')).toMatchObject({ question: 'Which?', answers: [1] });
  expect(withKind(withKind(asked, 'several'), 'choice')).toMatchObject({ answer: 1 });
  expect(withKind(asked, 'order')).toMatchObject({ options: ['a', 'b', 'c', ''] });
  expect(withKind(asked, 'word')).toMatchObject({ options: ['a', 'b', 'c'] });
  expect(withKind(withKind(asked, 'match'), 'order')).toMatchObject({
    options: ['a', 'b', 'c', ''],
  });
  expect(withKind(asked, 'true-false')).toMatchObject({ question: 'Which?', answer: null });
  expect(withKind(asked, 'choice')).toBe(asked);
});
