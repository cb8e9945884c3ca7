import type { Db } from '@lamplight/db';
import type { Achievement, ProgressRecord } from '@lamplight/domain/progress';
import { listAchievements } from '../achievements/achievements.repository.ts';
import { toExperimentRecord } from '../experiments/experiment-record.ts';
import { listExperimentCompletions } from '../experiments/experiments.repository.ts';
import type { Followed } from '../following/following.service.ts';
import { findMathProgress } from '../math-games/math-games.repository.ts';
import { toMathRecord } from '../math-games/math-record.ts';
import { listStoryCompletions } from '../stories/stories.repository.ts';
import { toStoryRecord } from '../stories/story-views.ts';
import { listLessonProgress } from './progress.repository.ts';
import { toAchievement, toProgressRecord } from './progress-view.ts';

export interface ProgressService {
  /** Lessons and, behind them, Bible stories, science experiments and the level of the math arena. */
  records(person: Followed): Promise<ProgressRecord[]>;
  achievements(person: Followed): Promise<Achievement[]>;
}

export function createProgressService(db: Db): ProgressService {
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
  };
}
