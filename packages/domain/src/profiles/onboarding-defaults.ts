import type { DifficultyLevel, WeeklyHours } from './options.ts';

/** What onboarding sets for someone who left it open. */
export interface OnboardingDefaults {
  readonly difficultyLevel: DifficultyLevel;
  readonly weeklyHours: WeeklyHours;
}

/** Level and weekly hours by age in years: up to 6, up to 10, up to 14, older (spec 9, Onboarding). */
export function onboardingDefaults(age: number): OnboardingDefaults {
  if (age <= 6) return { difficultyLevel: 'beginner', weeklyHours: 2 };
  if (age <= 10) return { difficultyLevel: 'elementary', weeklyHours: 3 };
  if (age <= 14) return { difficultyLevel: 'intermediate', weeklyHours: 4 };
  return { difficultyLevel: 'advanced', weeklyHours: 5 };
}
