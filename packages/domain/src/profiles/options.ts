import { LANGUAGES, type Language } from '../languages/index.ts';

export { LANGUAGES, type Language };

/** Time zones that a profile can have (spec 9). */
export const TIME_ZONES = ['UTC', 'EST', 'CST', 'MST', 'PST'] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

/** Learning styles that a profile can have (spec 9). */
export const LEARNING_STYLES = ['visual', 'auditory', 'kinesthetic', 'mixed'] as const;
export type LearningStyle = (typeof LEARNING_STYLES)[number];

/** The profile's levels (spec 1, where intermediate is also called medium) and those of onboarding (spec 3). */
export const DIFFICULTY_LEVELS = [
  'beginner',
  'elementary',
  'intermediate',
  'medium',
  'advanced',
  'expert',
] as const;
export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number];

/** Hours a week that onboarding offers (spec 3, Onboarding payload). */
export const WEEKLY_HOURS = [2, 3, 4, 5, 10, 15] as const;
export type WeeklyHours = (typeof WEEKLY_HOURS)[number];

/** What an admin's profile calls its access (spec 6). It is shown and grants nothing: the role does. */
export const ACCESS_LEVELS = ['full', 'limited', 'read-only'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** What a profile says until its owner says otherwise (spec 9, Profile options). */
export const PROFILE_DEFAULTS = {
  difficultyLevel: 'intermediate',
  language: 'en',
  timeZone: 'UTC',
  weeklyGoal: 5,
  accessLevel: 'full',
} as const satisfies {
  difficultyLevel: DifficultyLevel;
  language: Language;
  timeZone: TimeZone;
  weeklyGoal: number;
  accessLevel: AccessLevel;
};
