import { CONTENT_BANDS } from '@lamplight/domain/age';
import {
  isTaughtOn,
  LESSON_CATEGORIES,
  type LessonCategory,
  type LessonSource,
  type LessonText,
} from '@lamplight/domain/lessons';
import { lessonFileSchema } from '../schema/lesson.ts';
import { readLessonText } from './lesson-document.ts';
import type { Readings } from './readings.ts';
import { faultUncalled, scenesIn } from './scenes.ts';
import { compileTexts } from './texts.ts';

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
  const scenes = scenesIn(readings, folder);
  const texts = compileTexts(readings, folder, CONTENT_BANDS, {
    read: (source, language) => readLessonText(source, scenes, readings.scriptures, language),
    differs: lessonDiffers,
  });
  if (about === undefined || texts === undefined) return undefined;
  const shown = Object.values(texts.originals).flatMap(({ illustrations = [] }) => illustrations);
  faultUncalled(readings, folder, scenes, shown);
  return { category, dayNumber, ...about, bands: texts.originals, ...texts.translated };
}

/** What a translated lesson has another number of, or another right answer for; children's answers are stored by place. */
function lessonDiffers(original: LessonText, translated: LessonText): string | null {
  if (translated.objectives.length !== original.objectives.length) return 'objectives';
  if (scenesOf(translated) !== scenesOf(original)) return 'scenes';
  if (translated.activities.length !== original.activities.length) return 'activities';
  if (translated.checks.length !== original.checks.length) return 'questions';
  const at = original.checks.findIndex((check, index) => {
    const other = translated.checks[index];
    return (
      other?.answer !== check.answer ||
      other.options.length !== check.options.length ||
      other.practises.join() !== check.practises.join()
    );
  });
  return at === -1 ? null : `options, right answer or objectives in question ${at + 1}`;
}

function scenesOf({ illustrations = [] }: LessonText): string {
  return JSON.stringify(illustrations.map(({ heading, scene }) => [heading, scene]));
}
