import { ACHIEVEMENTS, type Counter, isBadgeType } from '@lamplight/domain/achievements';
import type { UiPicture } from '../picture/ui-pictures.ts';

const BY_COUNTER: Readonly<Record<Counter, UiPicture>> = {
  day: 'sunrise',
  streak: 'camping',
  returns: 'waving-hand',
  lessons: 'books',
  bibleLessons: 'open-book',
  aiLessons: 'robot',
  mathLessons: 'abacus',
  scienceLessons: 'microscope',
  fullDays: 'rainbow',
  weeks: 'calendar',
  stories: 'scroll',
  verses: 'dove',
  experiments: 'test-tube',
  challenges: 'compass',
  mathChallenges: 'abacus',
  readingChallenges: 'books',
  scienceChallenges: 'test-tube',
  creativeChallenges: 'artist-palette',
  logicChallenges: 'puzzle-piece',
  journal: 'memo',
  kindness: 'people-hugging',
  quizzes: 'light-bulb',
  perfectQuizzes: 'trophy',
  projects: 'robot',
  mathLevels: 'abacus',
};

/** Pictures of those that the specification names after something else than their counter. */
const OWN: Readonly<Record<string, UiPicture>> = {
  'bible-reader': 'open-book',
  'math-whiz': 'abacus',
  'science-explorer': 'microscope',
};

/** The picture of a badge; the star of a lesson, for one that is in no table. */
export function badgePicture(badgeType: string): UiPicture {
  if (!isBadgeType(badgeType)) return 'glowing-star';
  return OWN[badgeType] ?? BY_COUNTER[ACHIEVEMENTS[badgeType].counter];
}
