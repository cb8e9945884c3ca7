import { type ContentBand, contentBand, sessionMinutes } from '../age/index.ts';
import { type ContentDifficulty, difficultyRange } from '../content-filter/index.ts';

export const NAVIGATION_STYLES = ['simple', 'standard', 'advanced'] as const;
export type NavigationStyle = (typeof NAVIGATION_STYLES)[number];

export const VOCABULARY_LEVELS = ['basic', 'elementary', 'intermediate', 'advanced'] as const;
export type VocabularyLevel = (typeof VOCABULARY_LEVELS)[number];

/** How the platform is set up for a student (spec 3, Platform configuration). */
export interface PlatformConfiguration {
  readonly contentComplexity: ContentBand;
  /** Minutes of one sitting. */
  readonly sessionDuration: number;
  readonly vocabularyLevel: VocabularyLevel;
  readonly operationTypes: readonly string[];
  readonly activityTypes: readonly string[];
  readonly difficultyRange: readonly ContentDifficulty[];
  /** A greeting in the reader's language. */
  readonly welcomeMessage: string;
  readonly navigationStyle: NavigationStyle;
}

const VOCABULARY: Readonly<Record<ContentBand, VocabularyLevel>> = {
  kindergarten: 'basic',
  elementary: 'elementary',
  intermediate: 'intermediate',
  advanced: 'advanced',
};

const OPERATIONS = {
  kindergarten: ['counting', 'basic_addition', 'shapes', 'colors'],
  elementary: ['addition', 'subtraction', 'basic_multiplication', 'fractions'],
  intermediate: ['algebra', 'geometry', 'statistics', 'advanced_fractions'],
  advanced: ['calculus', 'advanced_algebra', 'trigonometry', 'advanced_statistics'],
} as const satisfies Readonly<Record<ContentBand, readonly string[]>>;
export type OperationType = (typeof OPERATIONS)[ContentBand][number];

const ACTIVITIES = {
  kindergarten: ['stories', 'games', 'coloring', 'songs'],
  elementary: ['reading', 'math_games', 'science_experiments', 'creative_writing'],
  intermediate: ['research', 'analysis', 'problem_solving', 'projects'],
  advanced: ['advanced_research', 'independent_study', 'peer_collaboration', 'mentoring'],
} as const satisfies Readonly<Record<ContentBand, readonly string[]>>;
export type ActivityType = (typeof ACTIVITIES)[ContentBand][number];

/** How a page is laid out for an age: pictures first up to 6, dense and quiet from 13 on. */
export function navigationStyle(age: number): NavigationStyle {
  if (age <= 6) return 'simple';
  if (age <= 12) return 'standard';
  return 'advanced';
}

/** Kinds of sums for an age (spec 9, "Operation types"). */
export function operationTypes(age: number): readonly OperationType[] {
  return OPERATIONS[contentBand(age)];
}

/** Kinds of activities for an age (spec 9, "Activity types"). */
export function activityTypes(age: number): readonly ActivityType[] {
  return ACTIVITIES[contentBand(age)];
}

/** How hard the words may be for an age: one level for each band of content. */
export function vocabularyLevel(age: number): VocabularyLevel {
  return VOCABULARY[contentBand(age)];
}

/**
 * The configuration for an age in years (spec 9).
 * @param welcome the greeting for each band, in the reader's language
 */
export function platformConfiguration(
  age: number,
  welcome: Readonly<Record<ContentBand, string>>,
): PlatformConfiguration {
  const band = contentBand(age);
  return {
    contentComplexity: band,
    sessionDuration: sessionMinutes(age),
    vocabularyLevel: vocabularyLevel(age),
    operationTypes: operationTypes(age),
    activityTypes: activityTypes(age),
    difficultyRange: difficultyRange(age),
    welcomeMessage: welcome[band],
    navigationStyle: navigationStyle(age),
  };
}

/** The class of the page's root element: `platform-{complexity} nav-{style}` (spec 4). */
export function platformClassNames(
  configuration: Pick<PlatformConfiguration, 'contentComplexity' | 'navigationStyle'>,
): readonly [string, string] {
  return [`platform-${configuration.contentComplexity}`, `nav-${configuration.navigationStyle}`];
}
