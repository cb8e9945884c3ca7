import { describe, expect, test } from 'vitest';
import {
  frequencyOf,
  hasSounds,
  SOUNDS,
  type SoundNote,
  soundOfAnswer,
  soundOfCompletion,
  soundsUnasked,
} from './index.ts';

describe('a sound', () => {
  const sounds = Object.entries(SOUNDS) as [string, readonly SoundNote[]][];

  test('is one of six', () => {
    expect(sounds).toHaveLength(6);
  });

  test.each(sounds)('such as "%s" is over within a second, and of the five notes', (_, notes) => {
    const end = Math.max(...notes.map(({ at, length }) => at + length));
    expect(end).toBeLessThanOrEqual(1000);
    for (const { key } of notes) expect([0, 2, 4, 7, 9]).toContain(key % 12);
  });

  test.each(sounds)('such as "%s" never falls: nothing sounds like a failure', (_, notes) => {
    const keys = notes.map(({ key }) => key);
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
  });

  test.each([
    [69, 440],
    [57, 220],
    [72, 523.25],
  ])('of key %i swings %d times a second', (key, frequency) => {
    expect(frequencyOf({ key })).toBeCloseTo(frequency, 2);
  });
});

test.each([
  ['right', 'right'],
  ['wrong', 'again'],
  ['done', 'step'],
  ['shown', null],
  ['open', null],
] as const)('an answer that is %s sounds like "%s"', (verdict, sound) => {
  expect(soundOfAnswer(verdict)).toBe(sound);
});

test('a lesson that is done lights a lantern, and one that earned something gives it', () => {
  expect([soundOfCompletion(false), soundOfCompletion(true)]).toEqual(['lantern', 'reward']);
});

test.each([
  ["a family's own device", false, false, true],
  ["a family's own device", false, true, true],
  ['a class tablet', true, false, false],
  ['a class tablet', true, true, true],
])(
  '%s (%s) whose loudspeaker was tapped (%s) sounds by itself: %s',
  (_, isClassTablet, isWoken, does) => {
    expect(soundsUnasked({ isClassTablet, isWoken })).toBe(does);
  },
);

test.each([
  ['device', false, true],
  ['reduced', false, false],
  ['device', true, false],
  ['reduced', true, false],
] as const)(
  'with the switch at "%s", on a silent class tablet (%s), small sounds are played: %s',
  (...row) => {
    const [motion, isClassTablet, are] = row;
    expect(hasSounds({ motion }, { isClassTablet, isWoken: false })).toBe(are);
  },
);
