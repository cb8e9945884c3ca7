import { describe, expect, test } from 'vitest';
import { DEFAULT_HOST_SETTINGS } from '../host/index.ts';
import {
  CHAT_MESSAGE_MAX,
  chatVoice,
  classTurns,
  dailyTurns,
  newMessageSchema,
  usedUp,
} from './index.ts';

describe('turns that a model may answer on a day', () => {
  test.each([
    [null, 0],
    [4, 0],
    [7, 0],
    [8, 40],
    [12, 40],
    [13, 60],
    [18, 60],
  ])('at age %s are %i', (age, turns) => {
    expect(dailyTurns(age)).toBe(turns);
  });

  test.each([
    [0, 100],
    [6, 100],
    [7, 105],
    [30, 450],
  ])('of a class of %i are %i', (students, turns) => {
    expect(classTurns(students)).toBe(turns);
  });

  test.each([
    ['the last own one', { age: 9, own: 39, classes: [] }, null],
    ['none of their own', { age: 9, own: 40, classes: [] }, 'student'],
    [
      'the last one of the class',
      { age: 15, own: 3, classes: [{ students: 30, used: 449 }] },
      null,
    ],
    ['none of the class', { age: 15, own: 3, classes: [{ students: 30, used: 450 }] }, 'class'],
    [
      'none of one of two classes',
      {
        age: 15,
        own: 0,
        classes: [
          { students: 1, used: 100 },
          { students: 30, used: 0 },
        ],
      },
      'class',
    ],
    ['an age below 8', { age: 7, own: 0, classes: [] }, 'off'],
  ])('with %s left', (_, used, up) => {
    expect(usedUp(used, DEFAULT_HOST_SETTINGS.aiBudget)).toBe(up);
  });

  test.each([
    ['fewer of their own', { age: 9, own: 5, classes: [] }, { student: 5, class: null }, 'student'],
    ['more of their own', { age: 9, own: 40, classes: [] }, { student: 41, class: null }, null],
    ['some at 7 all the same', { age: 7, own: 0, classes: [] }, { student: 9, class: null }, 'off'],
    [
      'fewer for the class',
      { age: 9, own: 0, classes: [{ students: 30, used: 20 }] },
      { student: null, class: 20 },
      'class',
    ],
    ['none at all', { age: 9, own: 0, classes: [] }, { student: 0, class: null }, 'off'],
    [
      'none for the class',
      { age: 9, own: 0, classes: [{ students: 30, used: 0 }] },
      { student: null, class: 0 },
      'off',
    ],
  ])('where the admin chose %s', (_, used, chosen, up) => {
    const budget = { studentTurnsPerDay: chosen.student, classTurnsPerDay: chosen.class };
    expect(usedUp(used, budget)).toBe(up);
  });
});

test.each([
  [4, 'little'],
  [6, 'little'],
  [7, 'young'],
  [8, 'young'],
  [9, 'middle'],
  [12, 'middle'],
  [13, 'older'],
  [null, 'middle'],
])('at age %s the page speaks the %s words', (age, voice) => {
  expect(chatVoice(age)).toBe(voice);
});

describe('a message', () => {
  const parse = (message: unknown) => newMessageSchema.safeParse({ message });

  test('is trimmed', () => {
    expect(parse('  Why is the sky blue?\n').data?.message).toBe('Why is the sky blue?');
  });

  test.each(['', ' \n ', 'a'.repeat(CHAT_MESSAGE_MAX + 1), 'owl\u0000', 3])(
    'is refused: %j',
    (message) => {
      expect(parse(message).success).toBe(false);
    },
  );

  test('may be as long as the limit', () => {
    expect(parse('a'.repeat(CHAT_MESSAGE_MAX)).success).toBe(true);
  });
});
