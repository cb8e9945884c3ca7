import { type Db, transact } from '@lamplight/db';
import type { ProgressRecord } from '@lamplight/domain/progress';
import { type BibleStory, type StoryCompletionInput, storyLevel } from '@lamplight/domain/stories';
import { languageOf } from '@lamplight/domain/translations';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { ageOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import {
  findStoryCompletion,
  insertStoryCompletion,
  listStoryCompletions,
} from './stories.repository.ts';
import { toldStories, toStoryRecord, unfinishedStoryRecord } from './story-views.ts';

export interface StoriesService {
  /** All stories at the user's level, with whether they have completed them. */
  list(user: CurrentUser): Promise<BibleStory[]>;
  /**
   * Records a completed story; one that was completed before is not saved again (spec 4, Bible story).
   * @returns what is recorded of it
   * @throws AppError NOT_FOUND
   */
  complete(user: CurrentUser, input: StoryCompletionInput): Promise<ProgressRecord>;
  /** As `complete`, for a report that may also say that the story is not finished. */
  report(
    user: CurrentUser,
    input: StoryCompletionInput & { completed: boolean },
  ): Promise<ProgressRecord>;
}

export function createStoriesService(
  db: Db,
  clock: Clock,
  achievements: AchievementsService,
): StoriesService {
  function findStory(user: CurrentUser, storyId: number) {
    const story = toldStories(storyLevel(ageOf(user))).find(({ id }) => id === storyId);
    if (!story) throw new AppError('NOT_FOUND', { message: 'There is no such story.' });
    return story;
  }

  const complete: StoriesService['complete'] = (user, { storyId, seconds }) =>
    transact(db, async (trx) => {
      const { title } = findStory(user, storyId);
      const isNew = await insertStoryCompletion(trx, {
        userId: user.id,
        storyId,
        completedAt: clock.now(),
        timeSpent: Math.max(1, Math.round(seconds / 60)),
      });
      if (isNew) {
        const event = { userId: user.id, subject: title, at: clock.now() };
        await insertEvent(trx, { ...event, kind: 'story-completed' });
        await achievements.award(trx, user.id);
      }
      const row = await findStoryCompletion(trx, user.id, storyId);
      if (!row) throw new AppError('NOT_FOUND');
      return toStoryRecord(row);
    });

  return {
    async list(user) {
      const completions = await listStoryCompletions(db, user.id);
      const completed = new Set(completions.map(({ storyId }) => storyId));
      return toldStories(storyLevel(ageOf(user)), languageOf(user)).map((story) => ({
        ...story,
        isCompleted: completed.has(story.id),
      }));
    },

    complete,

    async report(user, { completed, ...input }) {
      if (completed) return complete(user, input);
      findStory(user, input.storyId);
      const row = await findStoryCompletion(db, user.id, input.storyId);
      return row ? toStoryRecord(row) : unfinishedStoryRecord(user.id, input.storyId);
    },
  };
}
