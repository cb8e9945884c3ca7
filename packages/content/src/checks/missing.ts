import { CONTENT_BANDS } from '@lamplight/domain/age';
import type { LessonSource } from '@lamplight/domain/lessons';
import { STORY_LEVELS, type StorySource } from '@lamplight/domain/stories';
import type { TranslatedLanguage } from '@lamplight/domain/translations';
import { lessonPath } from './prose.ts';
import { storyPath } from './story-prose.ts';

/** What of the lessons and stories is written in a language, and which files are not there yet. */
export interface LanguageSummary {
  readonly language: TranslatedLanguage;
  readonly written: number;
  /** Such as `lessons/bible/day-01/elementary.es.md`, lessons first. */
  readonly missing: readonly string[];
}

/** What is written of lessons and stories in a language. */
export function summarizeLanguage(
  {
    lessons,
    stories,
  }: { readonly lessons: readonly LessonSource[]; readonly stories: readonly StorySource[] },
  language: TranslatedLanguage,
): LanguageSummary {
  const files = [
    ...lessons.flatMap((lesson) =>
      CONTENT_BANDS.map((band) => ({
        path: `${lessonPath(lesson)}/${band}.${language}.md`,
        isWritten: lesson.translations?.[language]?.[band] !== undefined,
      })),
    ),
    ...stories.flatMap((story) =>
      STORY_LEVELS.map((level) => ({
        path: `${storyPath(story)}/${level}.${language}.md`,
        isWritten: story.translations?.[language]?.[level] !== undefined,
      })),
    ),
  ];
  const missing = files.filter(({ isWritten }) => !isWritten).map(({ path }) => path);
  return { language, written: files.length - missing.length, missing };
}
