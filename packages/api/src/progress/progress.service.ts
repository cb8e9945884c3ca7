import type { Db } from '@lamplight/db';
import type { Achievement, ProgressRecord } from '@lamplight/domain/progress';
import { listAchievements } from '../achievements/achievements.repository.ts';
import type { Followed } from '../following/following.service.ts';
import { listLessonProgress } from './progress.repository.ts';
import { toAchievement, toProgressRecord } from './progress-view.ts';

export interface ProgressService {
  records(person: Followed): Promise<ProgressRecord[]>;
  achievements(person: Followed): Promise<Achievement[]>;
}

export function createProgressService(db: Db): ProgressService {
  return {
    async records({ userId }) {
      return (await listLessonProgress(db, userId)).map(toProgressRecord);
    },
    async achievements({ userId }) {
      return (await listAchievements(db, userId)).map(toAchievement);
    },
  };
}
