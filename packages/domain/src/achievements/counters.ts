import { CURRICULUM_DAYS, DAYS_PER_WEEK } from '../curriculum/curriculum.ts';

/** What a child has done so far, as far as achievements ask for it. */
export const COUNTERS = [
  /** The day of the programme on which the child stands, 1 to 56. */
  'day',
  /** The longest run of days in a row with learning: a badge once earned is not lost. */
  'streak',
  /** How often the child came back after a break. */
  'returns',
  'lessons',
  'bibleLessons',
  'aiLessons',
  'mathLessons',
  'scienceLessons',
  /** Days of the programme with every lesson completed. */
  'fullDays',
  /** Weeks of the programme that lie behind the child. */
  'weeks',
  'stories',
  'verses',
  'challenges',
  'mathChallenges',
  'readingChallenges',
  'scienceChallenges',
  'creativeChallenges',
  'logicChallenges',
  'journal',
  /** Journal entries on a prompt about kindness. */
  'kindness',
  /** Science experiments done. */
  'experiments',
  /** Finished quizzes; the same questions once more don't count again. */
  'quizzes',
  /** Quizzes without a wrong answer, at the first try. */
  'perfectQuizzes',
  /** AI Coding projects completed. */
  'projects',
  /** Levels of the Math Challenge Arena passed, each counted once. */
  'mathLevels',
] as const;
export type Counter = (typeof COUNTERS)[number];
export type Counters = Readonly<Record<Counter, number>>;

/** Days without learning after which coming back is welcomed. */
const BREAK_DAYS = 3;

/**
 * The longest run of days in a row, and how often somebody came back after a break.
 * @param activeDays days with activity, as `utcDay` counts them, in any order
 */
export function learningRuns(activeDays: ReadonlySet<number>): { streak: number; returns: number } {
  let streak = 0;
  let run = 0;
  let returns = 0;
  let before: number | undefined;
  for (const day of [...activeDays].sort((a, b) => a - b)) {
    const gap = before === undefined ? 1 : day - before;
    run = gap === 1 ? run + 1 : 1;
    streak = Math.max(streak, run);
    if (gap > BREAK_DAYS) returns += 1;
    before = day;
  }
  return { streak, returns };
}

/** Weeks of the programme that lie behind somebody on this day; the last one ends on day 56 itself. */
export function weeksBehind(currentDay: number): number {
  const done = currentDay >= CURRICULUM_DAYS ? CURRICULUM_DAYS : currentDay - 1;
  return Math.floor(done / DAYS_PER_WEEK);
}
