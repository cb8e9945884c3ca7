import { storiesWithPacks } from '@lamplight/content/stories';
import { MODULE_IDS } from '@lamplight/domain/lessons';
import type { Language } from '@lamplight/domain/profiles';
import { BIBLE_STORY_ACTIVITY, type ProgressRecord } from '@lamplight/domain/progress';
import type { BibleStory, StoryLevel, StorySource } from '@lamplight/domain/stories';
import { ORIGINAL_LANGUAGE, worded } from '@lamplight/domain/translations';
import { isoTime } from '../../platform/clock.ts';
import type { StoryCompletionRow } from './stories.repository.ts';

/** A story reports this score (spec 7, POST /api/user-progress). */
const STORY_SCORE = 100;

type ToldStory = Omit<BibleStory, 'isCompleted'>;

function told(story: StorySource, level: StoryLevel, wanted: Language): ToldStory {
  const { texts, translations, onlyFor: _, ...rest } = story;
  const { text: told, language } = worded(texts, translations, level, wanted);
  const { sections, reflection, ...text } = told;
  return {
    ...rest,
    language,
    ...text,
    sections: sections.map((section) => ({ ...section })),
    reflection: { question: reflection.question, points: [...reflection.points] },
  };
}

/**
 * All stories that are told at a level, in the order of the Bible's story, those of packs behind them, in the language
 * wherever they are told in it.
 */
export function toldStories(
  level: StoryLevel,
  language: Language = ORIGINAL_LANGUAGE,
): readonly ToldStory[] {
  return storiesWithPacks()
    .filter(({ onlyFor }) => onlyFor === undefined || onlyFor.includes(level))
    .map((story) => told(story, level, language));
}

export function toStoryRecord(row: StoryCompletionRow): ProgressRecord {
  return {
    userId: row.userId,
    lessonId: row.storyId,
    moduleId: MODULE_IDS.bible,
    completed: true,
    score: STORY_SCORE,
    timeSpent: row.timeSpent,
    activityType: BIBLE_STORY_ACTIVITY,
    data: null,
    completedAt: isoTime(row.completedAt),
  };
}

/** What a report says of a story that is still being read; nothing is stored of it. */
export function unfinishedStoryRecord(userId: number, storyId: number): ProgressRecord {
  return {
    userId,
    lessonId: storyId,
    moduleId: MODULE_IDS.bible,
    completed: false,
    score: null,
    timeSpent: 0,
    activityType: BIBLE_STORY_ACTIVITY,
    data: null,
    completedAt: null,
  };
}
