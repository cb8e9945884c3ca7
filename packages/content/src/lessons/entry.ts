import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { type LessonSource, type LessonText, lessonId } from '@lamplight/domain/lessons';

/** What lists show of a lesson for one band. */
export type LessonHeading = Pick<LessonText, 'title' | 'description' | 'difficulty' | 'objectives'>;

/** A lesson as lists need it, without its texts. */
export interface LessonEntry extends Omit<LessonSource, 'bands'> {
  readonly id: number;
  readonly bands: Readonly<Record<ContentBand, LessonHeading>>;
}

/** The entry of a lesson. */
export function entryOf({ bands, ...lesson }: LessonSource): LessonEntry {
  const heading = ({ title, description, difficulty, objectives }: LessonText): LessonHeading => ({
    title,
    description,
    difficulty,
    objectives,
  });
  return {
    id: lessonId(lesson.category, lesson.dayNumber),
    ...lesson,
    bands: Object.fromEntries(
      CONTENT_BANDS.map((band) => [band, heading(bands[band])]),
    ) as LessonEntry['bands'],
  };
}
