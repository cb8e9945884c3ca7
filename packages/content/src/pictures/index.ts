import type { LessonSource } from '@lamplight/domain/lessons';
import { lessonCatalog } from '../lessons/index.ts';

/** Names of the pictures that lessons show, each once and in order, for the build that makes a sprite of them. */
export function lessonPictureNames(
  lessons: Iterable<LessonSource> = lessonCatalog.values(),
): string[] {
  return [...new Set(Array.from(lessons).flatMap(({ pictures }) => pictures))].sort();
}
