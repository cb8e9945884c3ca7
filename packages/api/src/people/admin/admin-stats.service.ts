import { lessonEntries, modules } from '@lamplight/content/lessons';
import type { Db } from '@lamplight/db';
import { activityAction } from '@lamplight/domain/activity';
import {
  type AdminProgress,
  type AdminStats,
  type ProgressPageInput,
  progressDistribution,
  type StudentProgress,
} from '@lamplight/domain/admin';
import type { PageOf } from '@lamplight/domain/paging';
import { percentOf } from '@lamplight/domain/progress';
import { type Clock, isoTime, localDay, startOfLocalDay } from '../../platform/clock.ts';
import { readPage } from '../../platform/paged.ts';
import { findActiveUserIds, findNewestEvents } from '../activity/active-users.repository.ts';
import { toActivity } from '../activity/activity-view.ts';
import { findMeanSessionMinutes } from '../tracking/tracking.repository.ts';
import { titleFor } from '../users/reader.ts';
import { countAccounts, findMostCompleted, sumUpLessons } from './admin.repository.ts';
import { countStudents, findStudentProgress } from './user-lists.repository.ts';

export interface AdminStatsService {
  stats(): Promise<AdminStats>;
  /** How far each student has come, in the order of their ids. */
  progress(): Promise<AdminProgress[]>;
  /** The same beside their names, by pages. */
  progressPage(input: ProgressPageInput): Promise<PageOf<StudentProgress>>;
}

/** Rows of the activity list. */
const NEWEST_EVENTS = 20;
const DAYS_IN_A_WEEK = 7;
/** Days whose visits the mean length of a visit rests on. */
const DAYS_OF_VISITS = 28;

/** A percentage that is null where there is nothing to take a part of. */
function percentOrNull(part: number, whole: number): number | null {
  return whole === 0 ? null : percentOf(part, whole);
}

export function createAdminStats(db: Db, clock: Clock): AdminStatsService {
  async function progressPage(input: ProgressPageInput): Promise<PageOf<StudentProgress>> {
    const total = lessonEntries().length;
    return readPage(input, {
      count: () => countStudents(db, input.search),
      rows: async (bounds) =>
        (await findStudentProgress(db, input, bounds)).map(({ id, completed, ...student }) => ({
          ...student,
          ...{ userId: id, completed, total, progress: percentOf(completed, total) },
        })),
    });
  }

  async function progress(): Promise<AdminProgress[]> {
    const { rows } = await progressPage({
      ...{ search: '', page: null, size: 25 },
      sort: { column: 'username', direction: 'ascending' },
    });
    return rows
      .map(({ userId, completed, total, progress: percent }) => ({
        ...{ userId, completed, total, progress: percent },
      }))
      .toSorted((a, b) => a.userId - b.userId);
  }

  async function recentActivity() {
    const events = await findNewestEvents(db, { limit: NEWEST_EVENTS });
    return events.map((event) => ({
      username: event.username,
      action: activityAction(toActivity(event)),
      ...toActivity(event),
      timestamp: isoTime(event.at),
    }));
  }

  async function popularModule(): Promise<string | null> {
    const id = await findMostCompleted(db, 'moduleId');
    return modules.find((module) => module.id === id)?.title ?? null;
  }

  async function topLesson(): Promise<string | null> {
    const id = await findMostCompleted(db, 'lessonId');
    return id === null ? null : titleFor(id, { age: null });
  }

  async function activeUsers(days: number): Promise<number> {
    const firstDay = localDay(clock.now()) - days + 1;
    return (await findActiveUserIds(db, startOfLocalDay(firstDay))).size;
  }

  /** Of the last four weeks' visits that were tracked with consent. */
  async function averageSessionTime(): Promise<number | null> {
    const firstDay = localDay(clock.now()) - DAYS_OF_VISITS + 1;
    const mean = await findMeanSessionMinutes(db, startOfLocalDay(firstDay));
    return mean === null ? null : Math.round(mean);
  }

  return {
    progress,
    progressPage,
    async stats() {
      const students = await progress();
      const lessons = await sumUpLessons(db);
      const { averageScore } = lessons;
      return {
        totalUsers: await countAccounts(db),
        totalStudents: students.length,
        completedLessons: lessons.completed,
        averageProgress: percentOrNull(lessons.completed, students.length * lessonEntries().length),
        recentActivity: await recentActivity(),
        progressDistribution: progressDistribution(students.map((student) => student.progress)),
        dailyActiveUsers: await activeUsers(1),
        weeklyActiveUsers: await activeUsers(DAYS_IN_A_WEEK),
        averageSessionTime: await averageSessionTime(),
        completionRate: percentOrNull(lessons.completed, lessons.started),
        popularModule: await popularModule(),
        topLesson: await topLesson(),
        averageScore: averageScore === null ? null : Math.round(averageScore),
        totalLearningTime: lessons.timeSpent,
      };
    },
  };
}
