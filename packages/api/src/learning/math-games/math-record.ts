import { MATH_ACTIVITY, type ProgressRecord } from '@lamplight/domain/progress';
import { isoTime } from '../../platform/clock.ts';
import type { MathProgressRow } from './math-games.repository.ts';

/** The level of the arena among the records of what somebody did (spec 7, GET /api/user-progress/{userId}). */
export function toMathRecord({ userId, level, updatedAt }: MathProgressRow): ProgressRecord {
  const timestamp = isoTime(updatedAt);
  return {
    userId,
    lessonId: null,
    moduleId: null,
    completed: true,
    score: null,
    timeSpent: 0,
    activityType: MATH_ACTIVITY,
    data: { level, timestamp },
    completedAt: timestamp,
  };
}
