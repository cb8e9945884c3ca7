import type { LessonAnalytics } from '@lamplight/domain/analytics';

/** The lessons of one subject, counted together. */
export interface SubjectLessons {
  readonly category: LessonAnalytics['category'];
  /** Lessons that anybody worked on. */
  readonly lessons: number;
  /** How often one of them was completed. */
  readonly completed: number;
  readonly answers: number;
  readonly right: number;
}

/** Lessons below this share of right answers are worth another look: 70% (spec 9, Parent insights). */
const WEAK_SHARE = 0.7;
/** Lessons that a report names. */
const MOST_NAMED = 10;

/** The lessons of a class by subject, in the order of the programme. */
export function lessonsBySubject(lessons: readonly LessonAnalytics[]): SubjectLessons[] {
  return [...Map.groupBy(lessons, ({ category }) => category)].map(([category, same]) => {
    const sum = (of: (lesson: LessonAnalytics) => number) =>
      same.reduce((all, lesson) => all + of(lesson), 0);
    return {
      category,
      lessons: same.length,
      completed: sum(({ completed }) => completed),
      answers: sum(({ answers }) => answers),
      right: sum(({ right }) => right),
    };
  });
}

/** The lessons whose questions were answered worst, below 70%; those with too few answers are none. */
export function lessonsToRepeat(lessons: readonly LessonAnalytics[]): LessonAnalytics[] {
  return lessons
    .filter(({ shareRight }) => shareRight !== null && shareRight < WEAK_SHARE)
    .toSorted((a, b) => (a.shareRight ?? 1) - (b.shareRight ?? 1))
    .slice(0, MOST_NAMED);
}
