import type { ContentDifficulty } from '@lamplight/domain/content-filter';
import type { ExperimentCategory } from '@lamplight/domain/experiments';

/** Keys of the categories' words below `categories` in the texts. */
export const CATEGORY_KEYS = {
  Nature: 'nature',
  Water: 'water',
  Colors: 'colors',
  Plants: 'plants',
  Weather: 'weather',
  Motion: 'motion',
  'Light and Sound': 'light-and-sound',
  Physics: 'physics',
  Chemistry: 'chemistry',
  Biology: 'biology',
  'Earth and Space': 'earth-and-space',
  Data: 'data',
} as const satisfies Readonly<Record<ExperimentCategory, string>>;

/** Keys of the difficulties' words below `difficulties`. */
export const DIFFICULTY_KEYS = {
  'Super Easy': 'super-easy',
  Easy: 'easy',
  Medium: 'medium',
  Hard: 'hard',
  Expert: 'expert',
  Advanced: 'advanced',
} as const satisfies Readonly<Record<ContentDifficulty, string>>;
