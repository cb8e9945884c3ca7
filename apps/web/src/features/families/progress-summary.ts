import { DAY_MILLIS } from '@lamplight/domain/activity';
import type { LinkedStudent, StudentProgress } from '@lamplight/domain/families';
import type { ModuleView } from '@lamplight/domain/lessons';
import { percentOf } from '@lamplight/domain/progress';

export type LessonOfStudent = StudentProgress['progress'][number];

/** A lesson that was completed. */
export type CompletedLesson = LessonOfStudent & { readonly completedAt: string };

/** Rows of 'Recent Lesson Scores' (spec 2, Parent dashboard). */
const RECENT_SCORES = 5;

const MINUTES_PER_HOUR = 60;

/** Days after which a child who did not come back counts as inactive. */
const ACTIVE_DAYS = 7;

function isCompleted(lesson: LessonOfStudent): lesson is CompletedLesson {
  return lesson.completed && lesson.completedAt !== null;
}

/** The lessons completed last, newest first. */
export function recentScores(progress: readonly LessonOfStudent[]): CompletedLesson[] {
  return progress
    .filter(isCompleted)
    .toSorted((a, b) => b.completedAt.localeCompare(a.completedAt))
    .slice(0, RECENT_SCORES);
}

/** How far a child has come in a module. */
export interface ModuleProgress {
  readonly module: ModuleView;
  readonly completed: number;
  readonly total: number;
  /** Rounded percent. */
  readonly percent: number;
}

/** A child's progress in each module that has lessons; of content packs, in those that the child has begun to complete. */
export function moduleProgress(
  modules: readonly ModuleView[],
  progress: readonly LessonOfStudent[],
): ModuleProgress[] {
  return modules
    .filter(({ totalLessons }) => totalLessons > 0)
    .map((module) => {
      const completed = progress.filter(
        (lesson) => lesson.completed && lesson.moduleId === module.id,
      ).length;
      const total = module.totalLessons;
      return { module, completed, total, percent: percentOf(completed, total) };
    })
    .filter(({ module, completed }) => module.pack === null || completed > 0);
}

/** The numbers of the activity summary. Null where nothing has happened to count. */
export interface ActivitySummary {
  readonly completed: number;
  /** Hours with one decimal (spec 2). */
  readonly hours: number;
  /** Rounded mean of the scores of completed lessons, in percent. */
  readonly averageScore: number | null;
  /** Rounded mean of what the first answers showed, in percent. */
  readonly averageEvidence: number | null;
}

export function activitySummary(progress: readonly LessonOfStudent[]): ActivitySummary {
  const minutes = progress.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
  const completed = progress.filter((lesson) => lesson.completed);
  return {
    completed: completed.length,
    hours: Math.round((10 * minutes) / MINUTES_PER_HOUR) / 10,
    averageScore: mean(completed.flatMap(({ score }) => score ?? [])),
    averageEvidence: mean(progress.flatMap(({ evidence }) => evidence ?? [])),
  };
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** When a child was last here: the last sign-in, or a lesson completed since. ISO 8601; null for never. */
export function lastActive(
  student: Pick<LinkedStudent, 'lastLoginAt'>,
  progress: readonly LessonOfStudent[],
): string | null {
  const moments = [student.lastLoginAt, ...progress.map(({ completedAt }) => completedAt)];
  const known = moments.filter((moment) => moment !== null).toSorted();
  return known.at(-1) ?? null;
}

/** Whether a child has been here within the last seven days. */
export function isActive(moment: string | null, now: Date): boolean {
  return moment !== null && now.getTime() - Date.parse(moment) < ACTIVE_DAYS * DAY_MILLIS;
}
