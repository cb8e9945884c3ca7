import { describe, expect, test } from 'vitest';
import { GENERATED_MINUTES, generatedDifficulty, projectBand } from './band.ts';

describe('spec 9: the band of projects', () => {
  test.each([
    [{ grade: 5, age: 14 }, 'elementary'],
    [{ grade: 12, age: 10 }, 'elementary'],
    [{ grade: 6, age: 11 }, 'middle'],
    [{ grade: 8, age: 16 }, 'middle'],
    [{ grade: 12, age: 13 }, 'middle'],
    [{ grade: 9, age: 14 }, 'high'],
    [{ grade: null, age: 10 }, 'elementary'],
    [{ grade: null, age: 13 }, 'middle'],
    [{ grade: 9, age: null }, 'high'],
    [{ grade: null, age: null }, 'high'],
  ] as const)('%o is %s', (learner, band) => {
    expect(projectBand(learner)).toBe(band);
  });
});

describe('spec 9: the difficulty of generated projects, with its minutes', () => {
  test.each([
    [{ level: 'beginner', grade: 12 }, 'Beginner', 20],
    [{ level: 'advanced', grade: 5 }, 'Beginner', 20],
    [{ level: 'intermediate', grade: 5 }, 'Beginner', 20],
    [{ level: 'intermediate', grade: 6 }, 'Medium', 30],
    [{ level: 'intermediate', grade: 8 }, 'Medium', 30],
    [{ level: 'intermediate', grade: 9 }, 'Advanced', 45],
    [{ level: 'advanced', grade: 6 }, 'Advanced', 45],
    [{ level: 'expert', grade: 7 }, 'Advanced', 45],
    [{ level: null, grade: null }, 'Medium', 30],
  ] as const)('%o is %s: %i minutes', (learner, difficulty, minutes) => {
    expect(generatedDifficulty(learner)).toBe(difficulty);
    expect(GENERATED_MINUTES[difficulty]).toBe(minutes);
  });
});
