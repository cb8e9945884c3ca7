import { describe, expect, it } from 'vitest';
import { fleschKincaidGrade } from './readability.ts';

describe('the Flesch-Kincaid grade', () => {
  it('follows the formula for sentences counted by hand', () => {
    // 6 words of 1 syllable in 2 sentences: 0.39 × 3 + 11.8 × 1 − 15.59
    expect(fleschKincaidGrade('The cat sat. The dog ran.')).toBeCloseTo(-2.62, 2);
    // 5 words with 10 syllables in 1 sentence: 0.39 × 5 + 11.8 × 2 − 15.59
    expect(fleschKincaidGrade('Seven yellow paper lanterns flicker.')).toBeCloseTo(9.96, 2);
  });

  it('rises with longer sentences and with longer words', () => {
    const short = fleschKincaidGrade('We saw the moon. It was round.');
    const longer = fleschKincaidGrade('We saw the moon and it was round.');
    const harder = fleschKincaidGrade('Astronomers observed the moon. It was circular.');
    expect(longer).toBeGreaterThan(short);
    expect(harder).toBeGreaterThan(longer);
  });

  it('is 0 for a text without words', () => {
    expect(fleschKincaidGrade('…')).toBe(0);
  });
});
