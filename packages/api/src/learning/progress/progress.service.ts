import type { Db } from '@lamplight/db';
import {
  type Achievement,
  LOOK_BACK_DAYS,
  type OwnWeek,
  ownWeek,
  type ProgressRecord,
} from '@lamplight/domain/progress';
import type { AuthorisedLearner } from '../../people/learner-access/learner-access.service.ts';
import { type Clock, localDay, startOfLocalDay } from '../../platform/clock.ts';
import { listAchievements } from '../achievements/achievements.repository.ts';
import { toExperimentRecord } from '../experiments/experiment-record.ts';
import { listExperimentCompletions } from '../experiments/experiments.repository.ts';
import type { EvidenceService } from '../mastery/evidence.service.ts';
import { findMathProgress } from '../math-games/math-games.repository.ts';
import { toMathRecord } from '../math-games/math-record.ts';
import { listStoryCompletions } from '../stories/stories.repository.ts';
import { toStoryRecord } from '../stories/story-views.ts';
import { findFinishedSince, listLessonProgress } from './progress.repository.ts';
import { toAchievement, toProgressRecord } from './progress-view.ts';

export interface ProgressService {
  /** Lessons and, behind them, Bible stories, science experiments and the level of the math arena. */
  records(person: AuthorisedLearner): Promise<ProgressRecord[]>;
  achievements(person: AuthorisedLearner): Promise<Achievement[]>;
  /** The last seven days of a student, for their own look back. */
  week(userId: number): Promise<OwnWeek>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly evidence: EvidenceService;
}

export function createProgressService({ db, clock, evidence }: Dependencies): ProgressService {
  return {
    async records({ userId }) {
      const lessons = await listLessonProgress(db, userId);
      const stories = await listStoryCompletions(db, userId);
      const experiments = await listExperimentCompletions(db, userId);
      const math = await findMathProgress(db, userId);
      return [
        ...lessons.map(toProgressRecord),
        ...stories.map(toStoryRecord),
        ...experiments.map(toExperimentRecord),
        ...(math ? [toMathRecord(math)] : []),
      ];
    },
    async achievements({ userId }) {
      return (await listAchievements(db, userId)).map(toAchievement);
    },

    async week(userId) {
      const today = localDay(clock.now());
      const since = startOfLocalDay(today - LOOK_BACK_DAYS + 1);
      const work = await findFinishedSince(db, userId, since);
      const { observations } = await evidence.of(userId);
      return ownWeek(
        today,
        work.flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, day: localDay(at) }])),
        observations.filter(({ at }) => at >= since),
      );
    },
  };
}
