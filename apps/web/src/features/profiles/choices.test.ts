import { expect, test } from 'vitest';
import {
  LEARNING_GOAL_KEYS,
  LEARNING_GOALS,
  oneOf,
  profileLanguages,
  profileLevels,
  recommendedLevel,
} from './choices.ts';

test.each([
  [5, 'beginner'],
  [8, 'beginner'],
  [9, 'intermediate'],
  [12, 'intermediate'],
  [13, 'advanced'],
  [15, 'advanced'],
  [16, 'expert'],
  [18, 'expert'],
])('at %i the hint recommends %s', (age, level) => {
  expect(recommendedLevel(age)).toBe(level);
});

test('there are eight learning goals, all different', () => {
  const values = LEARNING_GOAL_KEYS.map((key) => LEARNING_GOALS[key].value);
  expect(new Set(values).size).toBe(8);
});

test('a profile offers three levels, and keeps the one that onboarding gave', () => {
  expect(profileLevels('advanced')).toEqual(['beginner', 'intermediate', 'advanced']);
  expect(profileLevels('elementary')).toContain('elementary');
});

test('a profile offers en, es and fr, and keeps de', () => {
  expect(profileLanguages('en')).toEqual(['en', 'es', 'fr']);
  expect(profileLanguages('de')).toEqual(['en', 'es', 'fr', 'de']);
});

test('a value is read only if it is one of the known', () => {
  expect(oneOf([2, 3, 5], '3')).toBe(3);
  expect(oneOf([2, 3, 5], '7')).toBeUndefined();
  expect(oneOf(['en', 'es'], 'toString')).toBeUndefined();
});
