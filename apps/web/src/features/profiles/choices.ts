import { type DifficultyLevel, LANGUAGES, type Language } from '@lamplight/domain/profiles';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

interface Goal {
  /** What is stored: the goal in English. */
  readonly value: string;
  readonly picture: UiPicture;
}

/** The eight fixed learning goals of onboarding (spec 9), by the key of their words in the texts. */
export const LEARNING_GOALS = {
  bible: { value: 'Discover the story of the Bible', picture: 'open-book' },
  faith: { value: 'Grow in faith and prayer', picture: 'dove' },
  ai: { value: 'Understand how AI works', picture: 'robot' },
  build: { value: 'Build something with AI', picture: 'rocket' },
  math: { value: 'Get stronger in math', picture: 'abacus' },
  reading: { value: 'Read with joy', picture: 'books' },
  nature: { value: 'Explore nature and science', picture: 'butterfly' },
  together: { value: 'Learn together with others', picture: 'handshake' },
} as const satisfies Readonly<Record<string, Goal>>;
export type LearningGoal = keyof typeof LEARNING_GOALS;

export const LEARNING_GOAL_KEYS = Object.keys(LEARNING_GOALS) as LearningGoal[];

/** Levels that onboarding offers (spec 3, Onboarding payload). */
export const ONBOARDING_LEVELS = [
  'beginner',
  'elementary',
  'intermediate',
  'advanced',
  'expert',
] as const satisfies readonly DifficultyLevel[];

export const LEVEL_PICTURES: Readonly<Record<DifficultyLevel, UiPicture>> = {
  beginner: 'seedling',
  elementary: 'backpack',
  intermediate: 'compass',
  medium: 'compass',
  advanced: 'rocket',
  expert: 'glowing-star',
};

/** Levels of the profile (spec 1); onboarding knows more, and whoever has another one keeps it. */
const PROFILE_LEVELS: readonly DifficultyLevel[] = ['beginner', 'intermediate', 'advanced'];

/** Languages of the profile (spec 9); onboarding also offers German, and whoever chose it keeps it. */
const PROFILE_LANGUAGES: readonly Language[] = ['en', 'es', 'fr'];

/** The level that the hint recommends for an age in years: up to 8, 12, 15, older (spec 9). */
export function recommendedLevel(age: number): DifficultyLevel {
  if (age <= 8) return 'beginner';
  if (age <= 12) return 'intermediate';
  return age <= 15 ? 'advanced' : 'expert';
}

/** Levels that a profile can choose from, with the one it has. */
export function profileLevels(current: DifficultyLevel): readonly DifficultyLevel[] {
  return PROFILE_LEVELS.includes(current) ? PROFILE_LEVELS : [...PROFILE_LEVELS, current];
}

/** Languages that a profile can choose from, with the one it has. */
export function profileLanguages(current: Language): readonly Language[] {
  return LANGUAGES.filter((tag) => PROFILE_LANGUAGES.includes(tag) || tag === current);
}

/** One of the known values, or undefined. */
export function oneOf<T extends string | number>(
  values: readonly T[],
  asked: string,
): T | undefined {
  return values.find((value) => String(value) === asked);
}
