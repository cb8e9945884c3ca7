import {
  CURRICULUM_DAYS,
  type CurriculumDay,
  type CurriculumWeek,
  DAYS_PER_WEEK,
  weekOfDay,
} from '@lamplight/domain/curriculum';
import { readCompiled } from '../compiled/read.ts';

/** The whole programme in order: eight weeks of seven days (spec 9, "Curriculum runs 56 days"). */
export function curriculumWeeks(): readonly CurriculumWeek[] {
  return readCompiled<readonly CurriculumWeek[]>('curriculum.json');
}

/**
 * The week that a day of the programme belongs to, with its theme and all of its days.
 * @param day whole number from 1 to 56
 * @throws RangeError when the programme has no such day
 */
export function curriculumWeek(day: number): CurriculumWeek {
  const week = Number.isInteger(day) ? curriculumWeeks()[weekOfDay(day) - 1] : undefined;
  if (week === undefined) {
    throw new RangeError(
      `The curriculum has no day ${day}: days run from 1 to ${CURRICULUM_DAYS}.`,
    );
  }
  return week;
}

/**
 * One day of the programme: title, verse, fact, activities, challenges and, on some days, a milestone.
 * @param day whole number from 1 to 56
 * @throws RangeError when the programme has no such day
 */
export function curriculumDay(day: number): CurriculumDay {
  const found = curriculumWeek(day).days[(day - 1) % DAYS_PER_WEEK];
  if (found === undefined) {
    throw new RangeError(`Week ${weekOfDay(day)} of the curriculum has no day ${day}.`);
  }
  return found;
}
