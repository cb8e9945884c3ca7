import { describe, expect, test } from 'vitest';
import {
  frequencyOfStep,
  HIGHEST,
  LOWEST,
  pitchWord,
  pushAt,
  STEPS,
  waveCentimetres,
  waveMilliseconds,
} from './sound.ts';

test.each([
  [110, 9.09, 311.8],
  [440, 2.27, 78],
  [1760, 0.57, 19.5],
])('at %i Hz a wave takes %d ms and is %d cm long', (frequency, milliseconds, centimetres) => {
  const tone = { frequency, loudness: 1 };
  expect(waveMilliseconds(tone)).toBeCloseTo(milliseconds, 2);
  expect(waveCentimetres(tone)).toBeCloseTo(centimetres, 1);
});

test.each([
  [110, 'low'],
  [220, 'low'],
  [440, 'middle'],
  [880, 'high'],
  [1760, 'high'],
])('%i Hz sounds %s', (frequency, word) => {
  expect(pitchWord({ frequency, loudness: 0.5 })).toBe(word);
});

describe('the wave', () => {
  test('is as high as the tone is loud, and begins in the middle', () => {
    const tone = { frequency: 250, loudness: 0.6 };
    expect(pushAt(tone, 0)).toBe(0);
    expect(pushAt(tone, 1)).toBeCloseTo(0.6, 10);
    expect(pushAt(tone, 3)).toBeCloseTo(-0.6, 10);
  });

  test('of silence is flat', () => {
    expect(pushAt({ frequency: 440, loudness: 0 }, 1.3)).toBeCloseTo(0, 10);
  });
});

test('the steps lead from the lowest to the highest tone, and four of them make an octave', () => {
  expect(frequencyOfStep(0)).toBe(LOWEST);
  expect(frequencyOfStep(STEPS)).toBe(HIGHEST);
  expect(frequencyOfStep(12)).toBe(2 * frequencyOfStep(8));
});
