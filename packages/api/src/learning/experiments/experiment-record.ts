import { type ProgressRecord, SCIENCE_ACTIVITY } from '@lamplight/domain/progress';
import { isoTime } from '../../platform/clock.ts';
import type { ExperimentCompletionRow } from './experiments.repository.ts';

/** A completed experiment among the records of what somebody did; it has no score and no module. */
export function toExperimentRecord(row: ExperimentCompletionRow): ProgressRecord {
  const completedAt = isoTime(row.completedAt);
  const data = { experimentId: row.experimentId, completedAt };
  return { ...recordOf(row.userId), completed: true, data, completedAt };
}

/** What a report says of an experiment that goes on; nothing is stored of it. */
export function unfinishedExperimentRecord(userId: number, experimentId: number): ProgressRecord {
  return { ...recordOf(userId), completed: false, data: { experimentId }, completedAt: null };
}

function recordOf(userId: number) {
  return {
    userId,
    lessonId: null,
    moduleId: null,
    score: null,
    // An experiment is done at a table: how long it took nobody measures.
    timeSpent: 0,
    activityType: SCIENCE_ACTIVITY,
  };
}
