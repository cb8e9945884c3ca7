import { describe, expect, test } from 'vitest';
import {
  frequencyOf,
  hasSounds,
  SOUNDS,
  type SoundNote,
  soundOfAnswer,
  soundOfCompletion,
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
  ['device', true],
  ['reduced', false],
] as const)('with the switch for sound and motion at "%s" there are sounds: %s', (motion, are) => {
  expect(hasSounds({ motion })).toBe(are);
});
