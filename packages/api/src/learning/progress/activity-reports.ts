import {
  type ActivityReport,
  MATH_ACTIVITY,
  type ProgressRecord,
  SCIENCE_ACTIVITY,
} from '@lamplight/domain/progress';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ExperimentsService } from '../experiments/experiments.service.ts';
import type { MathGamesService } from '../math-games/math-games.service.ts';

/** The features that take reports of POST /api/activity-progress. */
export interface ActivityReporters {
  readonly experiments: ExperimentsService;
  readonly mathGames: MathGamesService;
}

/** Hands the report of an activity to the feature that it belongs to: one case for each activity type. */
export function reportActivity(
  { experiments, mathGames }: ActivityReporters,
  user: CurrentUser,
  report: ActivityReport,
): Promise<ProgressRecord> {
  switch (report.activityType) {
    case SCIENCE_ACTIVITY: {
      const { data, completed } = report;
      return experiments.report(user, { experimentId: data.experimentId, completed });
    }
    case MATH_ACTIVITY:
      return mathGames.report(user, report.data.level, report.completed);
  }
}
