import { z } from 'zod';
import { usernameSchema } from '../auth/index.ts';
import { idSchema, lineOfText } from '../validation/index.ts';
import { datesBetween, WEEKDAYS } from './calendar.ts';
import { classCodeSchema } from './class-code.ts';
import { PACINGS } from './class-day.ts';

/** Characters of a class code, as it is made. */
export const CLASS_CODE_LENGTH = 6;
/** Closed days that are entered at once: a long holiday. */
const MOST_CLOSED_DAYS = 92;
/** Students that are moved at once. */
export const MOST_MOVED = 500;

export const CLASS_NAME_MESSAGE = 'Please give the class a name.';
export const FIRST_DATE_MESSAGE = 'Please choose the date of Day 1.';
export const MEETING_DAYS_MESSAGE = 'Please choose at least one day of the week.';
export const CLOSED_DAYS_MESSAGE = 'Please choose a last day that is not before the first.';

/** A date of a camp. Years of more digits than four would not sort as texts. */
export const campDateSchema = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date <= '2199-12-31', 'Please check this date.');

export const classInputSchema = z.object({ classId: idSchema });

export const classNameSchema = z
  .string(CLASS_NAME_MESSAGE)
  .pipe(lineOfText({ min: 1, max: 60, tooShort: CLASS_NAME_MESSAGE }));

export const newClassSchema = z.object({ name: classNameSchema });
export const renamedClassSchema = classInputSchema.extend({ name: classNameSchema });

export const joinClassSchema = z.object({ code: classCodeSchema });

export const newTeacherOfClassSchema = classInputSchema.extend({ username: usernameSchema });
export const teacherOfClassSchema = classInputSchema.extend({ teacherId: idSchema });

const studentIds = z.array(idSchema).min(1).max(MOST_MOVED);
export const studentsOfClassSchema = classInputSchema.extend({ studentIds });
export const movedStudentsSchema = studentsOfClassSchema.extend({ toClassId: idSchema });

const weekdays = z
  .array(z.literal(WEEKDAYS))
  .min(1, MEETING_DAYS_MESSAGE)
  .transform((days) => [...new Set(days)].toSorted());

/** How a class is to move: together it needs the date of Day 1. */
export const pacingSchema = z
  .object({ pacing: z.enum(PACINGS), startsOn: campDateSchema.nullable(), meetsOn: weekdays })
  .refine(({ pacing, startsOn }) => pacing === 'own-day' || startsOn !== null, {
    error: FIRST_DATE_MESSAGE,
    path: ['startsOn'],
  });
export type PacingChoice = z.infer<typeof pacingSchema>;
export const chosenPacingSchema = z.object({ classId: idSchema, choice: pacingSchema });

/** Days on which a class does not meet, from the first to the last. */
export const closedDaysSchema = z
  .object({
    from: campDateSchema,
    to: campDateSchema,
    reason: lineOfText({ max: 60 }).default(''),
  })
  .refine(({ from, to }) => from <= to, { error: CLOSED_DAYS_MESSAGE, path: ['to'] })
  .refine(({ from, to }) => from > to || datesBetween(from, to).length <= MOST_CLOSED_DAYS, {
    error: `Please choose at most ${MOST_CLOSED_DAYS} days at once.`,
    path: ['to'],
  });
export const closureSchema = classInputSchema.extend({ days: closedDaysSchema });
export const closedDateSchema = classInputSchema.extend({ date: campDateSchema });

/** A page of the people of a class or a host, found by name. */
export const studentSearchSchema = z.object({
  search: lineOfText({ max: 60 }).default(''),
  /** Counted from 0. */
  page: z.int().min(0).max(100_000).default(0),
});
export const classStudentsSchema = studentSearchSchema.extend({ classId: idSchema });

/** What becomes of the students of a class that is deleted: null where it has none. */
export const removedClassSchema = classInputSchema.extend({
  toClassId: idSchema.nullable().default(null),
});
