import { type Achievement, LESSON_ACTIVITY, type ProgressRecord } from '@lamplight/domain/progress';
import { isoTime } from '../../platform/clock.ts';
import type { LessonProgressRow } from './progress.repository.ts';

export function toProgressRecord(row: LessonProgressRow): ProgressRecord {
  return {
    userId: row.userId,
    lessonId: row.lessonId,
    moduleId: row.moduleId,
    completed: row.completedAt !== null,
    score: row.score,
    timeSpent: row.timeSpent,
    activityType: LESSON_ACTIVITY,
    data: null,
    completedAt: row.completedAt === null ? null : isoTime(row.completedAt),
  };
}

export function toAchievement(row: {
  badgeType: string;
  level: string;
  unlockedAt: number;
}): Achievement {
  return { badgeType: row.badgeType, level: row.level, unlockedAt: isoTime(row.unlockedAt) };
}
