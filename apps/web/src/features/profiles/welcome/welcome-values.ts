import {
  type DifficultyLevel,
  type Language,
  type Onboarding,
  onboardingDefaults,
  onboardingSchema,
  type Profile,
  type TimeZone,
  WEEKLY_HOURS,
  type WeeklyHours,
} from '@lamplight/domain/profiles';
import { oneOf } from '../choices.ts';
import { asksParentEmail } from '../people.ts';

/** The five steps of onboarding, in their order (spec 2, Onboarding wizard). */
export const STEPS = ['you', 'learning', 'goals', 'settings', 'safety'] as const;
export type Step = (typeof STEPS)[number];

/** What the five steps ask for (spec 3, Onboarding payload). */
export type WelcomeValues = {
  bio: string;
  favoriteSubjects: string[];
  difficultyLevel: DifficultyLevel;
  /** Null until it is chosen; students begin with the hours of their age. */
  weeklyHours: WeeklyHours | null;
  learningGoals: string[];
  language: Language;
  timeZone: TimeZone;
  allowDataSharing: boolean;
  parentEmail: string;
};

const STEP_OF: Readonly<Record<keyof WelcomeValues, Step>> = {
  bio: 'you',
  favoriteSubjects: 'learning',
  difficultyLevel: 'learning',
  weeklyHours: 'learning',
  learningGoals: 'goals',
  language: 'settings',
  timeZone: 'settings',
  allowDataSharing: 'settings',
  parentEmail: 'safety',
};

/** What the wizard begins with: what the profile says, or the defaults of the age (spec 9). */
export function firstValues(profile: Profile, language: Language): WelcomeValues {
  const defaults = profile.age === null ? undefined : onboardingDefaults(profile.age);
  const level = profile.completedOnboarding
    ? profile.difficultyLevel
    : (defaults?.difficultyLevel ?? profile.difficultyLevel);
  return {
    bio: profile.bio ?? '',
    favoriteSubjects: profile.favoriteSubjects,
    // Onboarding's word for the profile's medium (spec 1).
    difficultyLevel: level === 'medium' ? 'intermediate' : level,
    weeklyHours: oneOf(WEEKLY_HOURS, String(profile.weeklyHours)) ?? defaults?.weeklyHours ?? null,
    learningGoals: profile.learningGoals,
    language,
    timeZone: profile.timeZone,
    allowDataSharing: profile.allowDataSharing,
    parentEmail: profile.parentEmail ?? '',
  };
}

/** The call's body. Whoever is not asked for a parent's e-mail keeps the one that is stored. */
export function onboardingPayload(values: WelcomeValues, profile: Profile): Onboarding {
  const { parentEmail, ...rest } = values;
  return onboardingSchema.parse({
    ...rest,
    ...(asksParentEmail(profile) ? { parentEmail } : {}),
    completedOnboarding: true,
  });
}

/** The earliest step that holds one of the fields; undefined when none of them is on a step. */
export function firstStepWith(fields: readonly string[]): number | undefined {
  const steps = fields
    .map((path) => path.split('.')[0] ?? '')
    .filter((field): field is keyof WelcomeValues => Object.hasOwn(STEP_OF, field))
    .map((field) => STEPS.indexOf(STEP_OF[field]));
  return steps.length === 0 ? undefined : Math.min(...steps);
}
