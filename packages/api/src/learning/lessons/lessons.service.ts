import {
  findLesson,
  findLessonEntry,
  type LessonEntry,
  lessonEntries,
  lessonsOfDay,
  lessonsOfModule,
} from '@lamplight/content/lessons';
import { packLessonEntries } from '@lamplight/content/packs';
import { type Db, transact } from '@lamplight/db';
import type {
  LessonDetail,
  LessonSummary,
  ListedLesson,
  ModuleView,
  TodaysLesson,
} from '@lamplight/domain/lessons';
import { lessonBadge, type ProgressAnswer, type ProgressInput } from '@lamplight/domain/progress';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { bandOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import { insertAchievement } from '../achievements/achievements.repository.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import type { CompletedLessons } from '../progress/completed-lessons.ts';
import {
  findCompletedLessonIds,
  findLessonProgress,
  findReached,
  findShownTasks,
  insertStart,
  updateProgress,
} from '../progress/progress.repository.ts';
import { toAchievement, toProgressRecord } from '../progress/progress-view.ts';
import { createLessonPlay, findPlayed, type LessonPlayService } from './lesson-play.service.ts';
import {
  isFor,
  moduleViews,
  packModuleViews,
  packStatusesFor,
  type ShownTasks,
  statusesFor,
  textFor,
  toDetail,
  toListed,
  toSummary,
  toTodays,
} from './lesson-views.ts';

export interface LessonsService extends LessonPlayService {
  modules(user: CurrentUser): Promise<ModuleView[]>;
  /** All lessons that are written for the user's band, or those of one module. */
  list(user: CurrentUser, moduleId?: number): Promise<LessonSummary[]>;
  /** As `list`, with the texts of the lessons that are unlocked; parents, who open none, read none here. */
  listWithTexts(user: CurrentUser, moduleId?: number): Promise<ListedLesson[]>;
  /** The lessons of the user's current day. */
  today(user: CurrentUser): Promise<TodaysLesson[]>;
  /** @throws AppError NOT_FOUND, LESSON_LOCKED */
  detail(user: CurrentUser, lessonId: number): Promise<LessonDetail>;
  /** As `detail`, and remembers that the lesson was started. */
  start(user: CurrentUser, lessonId: number): Promise<LessonDetail>;
  /**
   * Records a completed lesson. A lesson that is completed again keeps its best score.
   * @param remember is told the answer in the same transaction, so that no repeat counts its time twice
   * @throws AppError NOT_FOUND, LESSON_LOCKED, VALIDATION when the lesson is of another module
   */
  complete(user: CurrentUser, report: ProgressInput, remember: Remember): Promise<ProgressAnswer>;
}

/** The status of every lesson for a user, of the programme and of packs. */
function allStatuses(user: CurrentUser, completed: ReadonlySet<number>) {
  return new Map([...statusesFor(user, completed), ...packStatusesFor(user, completed)]);
}

export function createLessonsService(
  db: Db,
  clock: Clock,
  completedLessons: CompletedLessons,
  achievements: AchievementsService,
): LessonsService {
  async function statuses(user: CurrentUser) {
    return allStatuses(user, await completedLessons.of(user.id));
  }

  /**
   * The lesson as a list shows it, unless it does not exist or is still locked.
   * @param trx asked instead of the memory, where a write depends on the answer
   */
  async function unlocked(user: CurrentUser, lessonId: number, trx?: Db) {
    const lesson = findLessonEntry(lessonId);
    if (!lesson || !isFor(lesson, user)) {
      throw new AppError('NOT_FOUND', { message: 'There is no such lesson.' });
    }
    const known = trx
      ? allStatuses(user, await findCompletedLessonIds(trx, user.id))
      : await statuses(user);
    const summary = toSummary(lesson, user, known);
    if (summary.status === 'locked') throw new AppError('LESSON_LOCKED');
    return { lesson, summary };
  }

  async function list(user: CurrentUser, moduleId?: number): Promise<LessonSummary[]> {
    const known = await statuses(user);
    const lessons =
      moduleId === undefined
        ? [...lessonEntries(), ...packLessonEntries()]
        : lessonsOfModule(moduleId);
    return lessons
      .filter((lesson) => isFor(lesson, user))
      .map((lesson) => toSummary(lesson, user, known));
  }

  /** What was done rightly in each of these lessons. */
  async function shownTasks(user: CurrentUser, lessonIds: readonly number[]) {
    const rows = await findShownTasks(db, user.id, bandOf(user), lessonIds);
    const indexes = (lessonId: number, kind: 'check' | 'act') =>
      new Set(
        rows.flatMap((row) => (row.lessonId === lessonId && row.kind === kind ? [row.index] : [])),
      );
    return (id: number): ShownTasks => ({ checks: indexes(id, 'check'), acts: indexes(id, 'act') });
  }

  async function noteStart(trx: Db, user: CurrentUser, lesson: LessonEntry, lessonId: number) {
    const { moduleId } = lesson;
    await insertStart(trx, { userId: user.id, lessonId, moduleId, startedAt: clock.now() });
  }

  const play = createLessonPlay(db, clock, {
    async begin(trx, user, lessonId) {
      const { lesson } = await unlocked(user, lessonId, trx);
      await noteStart(trx, user, lesson, lessonId);
    },
    textOf(lessonId, user) {
      const lesson = findLesson(lessonId);
      return lesson && textFor(lesson, user);
    },
  });

  /** Adds the badge that a score earns, once for each lesson. */
  async function award(trx: Db, userId: number, lessonId: number, score: number) {
    const badge = lessonBadge(score);
    if (!badge) return null;
    const achievement = { ...badge, unlockedAt: clock.now() };
    const isNew = await insertAchievement(trx, {
      ...achievement,
      userId,
      source: `lesson:${lessonId}`,
    });
    return isNew ? toAchievement(achievement) : null;
  }

  return {
    async modules(user) {
      const completed = await completedLessons.of(user.id);
      return [...moduleViews(completed), ...packModuleViews(user, completed)];
    },

    list,

    async listWithTexts(user, moduleId) {
      return (await list(user, moduleId)).map((summary) => toListed(summary, user));
    },

    async today(user) {
      const known = await statuses(user);
      const lessons = lessonsOfDay(user.currentDay).map((lesson) => toSummary(lesson, user, known));
      const ids = lessons.map(({ id }) => id);
      const reached = await findReached(db, user.id, ids);
      const reachedIn = (id: number) => reached.find(({ lessonId }) => lessonId === id);
      const shown = await shownTasks(user, ids);
      return lessons.map((summary) =>
        toTodays(summary, user, known, reachedIn(summary.id), shown(summary.id)),
      );
    },

    async detail(user, lessonId) {
      const { summary } = await unlocked(user, lessonId);
      return toDetail(summary, user, await findPlayed(db, user, lessonId));
    },

    async start(user, lessonId) {
      const { lesson, summary } = await unlocked(user, lessonId);
      await transact(db, (trx) => noteStart(trx, user, lesson, lessonId));
      return toDetail(summary, user, await findPlayed(db, user, lessonId));
    },

    async complete(user, report, remember) {
      const answer = await transact(db, async (trx) => {
        const { lessonId } = report;
        const { lesson } = await unlocked(user, lessonId, trx);
        if (report.moduleId !== undefined && report.moduleId !== lesson.moduleId) {
          const message = 'This lesson belongs to another module.';
          throw new AppError('VALIDATION', { message, issues: [{ path: 'moduleId', message }] });
        }
        await noteStart(trx, user, lesson, lessonId);
        const before = await findLessonProgress(trx, user.id, lessonId);
        const completedBefore = before?.completedAt ?? null;
        const timeSpent = (before?.timeSpent ?? 0) + report.timeSpent;
        if (!report.completed) {
          await updateProgress(trx, user.id, lessonId, { timeSpent });
        } else {
          const score = Math.max(before?.score ?? 0, report.score);
          const completedAt = completedBefore ?? clock.now();
          await updateProgress(trx, user.id, lessonId, { completedAt, score, timeSpent });
        }
        const newBadge = report.completed
          ? await award(trx, user.id, lessonId, report.score)
          : null;
        if (report.completed && completedBefore === null) {
          const event = { userId: user.id, subject: String(lessonId), at: clock.now() };
          await insertEvent(trx, { ...event, kind: 'lesson-completed' });
          await achievements.award(trx, user.id);
        }
        const row = await findLessonProgress(trx, user.id, lessonId);
        if (!row) throw new AppError('NOT_FOUND');
        const result = { ...toProgressRecord(row), newBadge };
        await remember(trx, result);
        return result;
      });
      completedLessons.changed(user.id);
      return answer;
    },

    ...play,
  };
}
