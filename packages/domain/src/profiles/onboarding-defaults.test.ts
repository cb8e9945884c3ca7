import { expect, test } from 'vitest';
import { onboardingDefaults } from './onboarding-defaults.ts';

test.each([
  [4, 'beginner', 2],
  [6, 'beginner', 2],
  [7, 'elementary', 3],
  [10, 'elementary', 3],
  [11, 'intermediate', 4],
  [14, 'intermediate', 4],
  [15, 'advanced', 5],
  [18, 'advanced', 5],
])('at %i onboarding starts with %s and %i hours a week', (age, difficultyLevel, weeklyHours) => {
  expect(onboardingDefaults(age)).toEqual({ difficultyLevel, weeklyHours });
});
