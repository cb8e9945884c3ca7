import { lessonMinutes, mathStudyMinutes, readingStudyMinutes } from '../age/index.ts';
import { type ContentDifficulty, difficultyRange } from '../content-filter/index.ts';
import { type ActivityType, activityTypes } from './configuration.ts';

/** At most so many things are on a personalised list (spec 9, Dashboard). */
export const PERSONALISED_LIMIT = 5;

/** Something to do that suits an age (spec 3, Activity recommendation). */
export interface ActivityRecommendation {
  readonly type: ActivityType;
  readonly title: string;
  readonly description: string;
  /** Minutes. */
  readonly duration: number;
  readonly difficulty: ContentDifficulty;
  /** The one to begin with today. */
  readonly recommended: boolean;
}

/** What people read of each kind of activity, in the reader's language. */
export type ActivityWords = Readonly<
  Record<ActivityType, Pick<ActivityRecommendation, 'title' | 'description'>>
>;

const READING: readonly ActivityType[] = ['stories', 'reading', 'research', 'advanced_research'];
const MATHS: readonly ActivityType[] = ['games', 'math_games', 'problem_solving'];

/** Minutes of an activity at an age: those of reading and of maths have recommendations of their own. */
function activityMinutes(type: ActivityType, age: number): number {
  if (READING.includes(type)) return readingStudyMinutes(age);
  if (MATHS.includes(type)) return mathStudyMinutes(age);
  return lessonMinutes(age);
}

/**
 * What suits an age in years, the one to begin with first: it changes from day to day, so that each
 * kind has its turn.
 * @param day the day of the programme, from 1
 */
export function activityRecommendations(
  age: number,
  day: number,
  words: ActivityWords,
): readonly ActivityRecommendation[] {
  const types = activityTypes(age);
  const first = (day - 1) % types.length;
  const difficulty = difficultyRange(age)[0] ?? 'Easy';
  return [...types.slice(first), ...types.slice(0, first)]
    .slice(0, PERSONALISED_LIMIT)
    .map((type, index) => ({
      type,
      ...words[type],
      duration: activityMinutes(type, age),
      difficulty,
      recommended: index === 0,
    }));
}
