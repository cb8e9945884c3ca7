import type { ContentBand } from '@lamplight/domain/age';
import {
  CURRICULUM_DAYS,
  type CurriculumDay,
  type CurriculumWeek,
  DAYS_PER_WEEK,
  type ScheduledActivity,
  type WeekSource,
  weekOfDay,
} from '@lamplight/domain/curriculum';
import type { Language } from '@lamplight/domain/profiles';
import { ORIGINAL_LANGUAGE, type Worded, worded } from '@lamplight/domain/translations';
import { readCompiled } from '../compiled/read.ts';

/** The whole programme in order: eight weeks of seven days (spec 9, "Curriculum runs 56 days"). */
export function curriculumWeeks(): readonly WeekSource[] {
  return readCompiled<readonly WeekSource[]>('curriculum.json');
}

/**
 * The week that a day of the programme belongs to, as a reader of a band has it, in their language where it is written.
 * @param day whole number from 1 to 56
 * @throws RangeError when the programme has no such day
 */
export function curriculumWeek(
  day: number,
  band: ContentBand,
  language: Language = ORIGINAL_LANGUAGE,
): Worded<CurriculumWeek> {
  const week = Number.isInteger(day) ? curriculumWeeks()[weekOfDay(day) - 1] : undefined;
  if (week === undefined) {
    throw new RangeError(
      `The curriculum has no day ${day}: days run from 1 to ${CURRICULUM_DAYS}.`,
    );
  }
  return worded(week.bands, week.translations, band, language);
}

/**
 * One day of the programme: title, verse, fact, activities, challenges and, on some days, a milestone.
 * @param day whole number from 1 to 56
 * @throws RangeError when the programme has no such day
 */
export function curriculumDay(
  day: number,
  band: ContentBand,
  language: Language = ORIGINAL_LANGUAGE,
): Worded<CurriculumDay> {
  const { text: week, language: written } = curriculumWeek(day, band, language);
  const found = week.days[(day - 1) % DAYS_PER_WEEK];
  if (found === undefined) {
    throw new RangeError(`Week ${weekOfDay(day)} of the curriculum has no day ${day}.`);
  }
  return { text: found, language: written };
}

/** An activity of the programme, and the day that it belongs to. */
export interface PlannedActivity {
  readonly day: number;
  readonly activity: ScheduledActivity;
}

/** The activity with a key, in the words of a band; null where no activity has it. */
export function plannedActivity(key: string, band: ContentBand): PlannedActivity | null {
  for (const { bands } of curriculumWeeks()) {
    for (const { day, activities } of bands[band].days) {
      const activity = activities.find((planned) => planned.key === key);
      if (activity !== undefined) return { day, activity };
    }
  }
  return null;
}
