import type { ContentBand } from '@lamplight/domain/age';
import {
  type LessonSource,
  type LessonText,
  lessonId,
  MODULE_IDS,
} from '@lamplight/domain/lessons';
import type { Translations } from '@lamplight/domain/translations';

/** What lists show of a lesson for one band. */
export type LessonHeading = Pick<LessonText, 'title' | 'description' | 'difficulty' | 'objectives'>;

/** A lesson as lists need it, without its texts. */
export interface LessonEntry extends Omit<LessonSource, 'bands' | 'translations'> {
  readonly id: number;
  /** The module that it stands in: that of its subject, or that of its pack. */
  readonly moduleId: number;
  readonly bands: Readonly<Record<ContentBand, LessonHeading>>;
  readonly translations?: Translations<ContentBand, LessonHeading>;
}

/** The entry of a lesson of the programme. */
export function entryOf(lesson: LessonSource): LessonEntry {
  return {
    id: lessonId(lesson.category, lesson.dayNumber),
    moduleId: MODULE_IDS[lesson.category],
    ...headedLesson(lesson),
  };
}

/** A lesson without its texts. */
export function headedLesson({
  bands,
  translations,
  ...lesson
}: LessonSource): Omit<LessonEntry, 'id' | 'moduleId'> {
  return {
    ...lesson,
    bands: headings(bands) as LessonEntry['bands'],
    ...(translations === undefined
      ? {}
      : {
          translations: Object.fromEntries(
            Object.entries(translations).map(([language, texts]) => [language, headings(texts)]),
          ),
        }),
  };
}

function headings(texts: Readonly<Partial<Record<ContentBand, LessonText>>>) {
  return Object.fromEntries(
    Object.entries(texts).map(([band, { title, description, difficulty, objectives }]) => [
      band,
      { title, description, difficulty, objectives },
    ]),
  );
}
