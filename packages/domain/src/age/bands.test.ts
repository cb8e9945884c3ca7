import { describe, expect, test } from 'vitest';
import { ageGroup, contentBand, difficultyLabel } from './bands.ts';

describe('bands of content', () => {
  test.each([
    [4, 'kindergarten'],
    [6, 'kindergarten'],
    [7, 'elementary'],
    [10, 'elementary'],
    [11, 'intermediate'],
    [15, 'intermediate'],
    [16, 'advanced'],
    [18, 'advanced'],
  ])('a child of %i reads the %s text', (age, band) => {
    expect(contentBand(age)).toBe(band);
  });
});

describe('the alternative grouping', () => {
  test.each([
    [6, 'kindergarten'],
    [7, 'early-elementary'],
    [8, 'early-elementary'],
    [9, 'elementary'],
    [12, 'elementary'],
    [13, 'middle-school'],
    [15, 'middle-school'],
    [16, 'high-school'],
  ])('%i belongs to %s', (age, group) => {
    expect(ageGroup(age)).toBe(group);
  });
});

describe('difficulty labels', () => {
  test.each([
    [6, 'Beginner'],
    [7, 'Elementary'],
    [10, 'Elementary'],
    [11, 'Intermediate'],
    [12, 'Intermediate'],
    [13, 'Advanced'],
    [18, 'Advanced'],
  ])('what suits %i is called %s', (age, label) => {
    expect(difficultyLabel(age)).toBe(label);
  });
});
