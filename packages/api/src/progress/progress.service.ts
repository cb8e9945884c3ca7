import type { Db } from '@lamplight/db';
import type { Achievement, ProgressRecord } from '@lamplight/domain/progress';
import { listAchievements } from '../achievements/achievements.repository.ts';
import type { Followed } from '../following/following.service.ts';
import { listStoryCompletions } from '../stories/stories.repository.ts';
import { toStoryRecord } from '../stories/story-views.ts';
import { listLessonProgress } from './progress.repository.ts';
import { toAchievement, toProgressRecord } from './progress-view.ts';

export interface ProgressService {
  /** Lessons and, behind them, Bible stories. */
  records(person: Followed): Promise<ProgressRecord[]>;
  achievements(person: Followed): Promise<Achievement[]>;
}

export function createProgressService(db: Db): ProgressService {
  return {
    async records({ userId }) {
      const lessons = await listLessonProgress(db, userId);
      const stories = await listStoryCompletions(db, userId);
      return [...lessons.map(toProgressRecord), ...stories.map(toStoryRecord)];
    },
    async achievements({ userId }) {
      return (await listAchievements(db, userId)).map(toAchievement);
    },
  };
}
