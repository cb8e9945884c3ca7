import { CONTENT_BANDS } from '@lamplight/domain/age';
import {
  isTaughtOn,
  LESSON_CATEGORIES,
  type LessonCategory,
  type LessonSource,
} from '@lamplight/domain/lessons';
import { lessonFileSchema } from '../schema/lesson.ts';
import { readLessonText } from './lesson-document.ts';
import type { Readings } from './readings.ts';

/** The lessons of `lessons/bible/day-01` and so on: a folder each, with a file for each band. */
export function compileLessons(readings: Readings): LessonSource[] {
  return LESSON_CATEGORIES.flatMap((category) =>
    readings
      .paths(new RegExp(`^lessons/${category}/day-\\d\\d/lesson\\.yaml$`))
      .flatMap((path) => compileLesson(readings, category, path) ?? []),
  );
}

function compileLesson(
  readings: Readings,
  category: LessonCategory,
  path: string,
): LessonSource | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const dayNumber = Number(folder.slice(-2));
  if (!isTaughtOn(category, dayNumber)) {
    readings.fault(path, `the programme has no ${category} lesson on day ${dayNumber}`);
  }
  const about = readings.yaml(path, lessonFileSchema);
  const bands = CONTENT_BANDS.flatMap((band) => {
    const text = readings.file(`${folder}/${band}.en.md`, (source) =>
      readLessonText(source, readings.scripture),
    );
    return text === undefined ? [] : [[band, text] as const];
  });
  if (about === undefined || bands.length < CONTENT_BANDS.length) return undefined;
  return {
    category,
    dayNumber,
    ...about,
    bands: Object.fromEntries(bands) as LessonSource['bands'],
  };
}
