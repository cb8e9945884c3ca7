import type { LessonSource } from '@lamplight/domain/lessons';
import type { StorySource } from '@lamplight/domain/stories';
import { lessonCatalog } from '../lessons/index.ts';
import { stories } from '../stories/index.ts';

/** Names of the pictures that lessons and stories show, each once and in order, for the build that makes a sprite of them. */
export function contentPictureNames(
  lessons: Iterable<LessonSource> = lessonCatalog.values(),
  tales: Iterable<StorySource> = stories,
): string[] {
  return [
    ...new Set([
      ...Array.from(lessons).flatMap(({ pictures }) => pictures),
      ...Array.from(tales, ({ picture }) => picture),
    ]),
  ].sort();
}
