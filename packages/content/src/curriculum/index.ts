import {
  CURRICULUM_DAYS,
  type CurriculumDay,
  type CurriculumWeek,
  DAYS_PER_WEEK,
  weekOfDay,
} from '@lamplight/domain/curriculum';
import { week1 } from './week-1.ts';
import { week2 } from './week-2.ts';
import { week3 } from './week-3.ts';
import { week4 } from './week-4.ts';
import { week5 } from './week-5.ts';
import { week6 } from './week-6.ts';
import { week7 } from './week-7.ts';
import { week8 } from './week-8.ts';

/** The whole programme in order: eight weeks of seven days (spec 9, "Curriculum runs 56 days"). */
export const curriculumWeeks: readonly CurriculumWeek[] = [
  week1,
  week2,
  week3,
  week4,
  week5,
  week6,
  week7,
  week8,
];

/**
 * The week that a day of the programme belongs to, with its theme and all of its days.
 * @param day whole number from 1 to 56
 * @throws RangeError when the programme has no such day
 */
export function curriculumWeek(day: number): CurriculumWeek {
  const week = Number.isInteger(day) ? curriculumWeeks[weekOfDay(day) - 1] : undefined;
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
