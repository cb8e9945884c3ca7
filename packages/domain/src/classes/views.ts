import { z } from 'zod';
import { currentUserSchema } from '../users/index.ts';
import { WEEKDAYS } from './calendar.ts';
import { PACINGS } from './class-day.ts';

/** Rows of a page of students. */
export const STUDENTS_OF_A_PAGE = 20;

const person = currentUserSchema.pick({
  id: true,
  username: true,
  firstName: true,
  lastName: true,
});

/** A class with what its teachers and the admins decide about it. */
export const classDetailsSchema = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  teachers: z.array(person),
  /** How many students it has. */
  students: z.int(),
  pacing: z.enum(PACINGS),
  startsOn: z.iso.date().nullable(),
  meetsOn: z.array(z.literal(WEEKDAYS)),
  /** By date. */
  closures: z.array(z.object({ date: z.iso.date(), reason: z.string().nullable() })),
  /** The calendar date where the host stands. */
  today: z.iso.date(),
  /** The day that the class has come to, 0 to 56; null where each student has their own. */
  day: z.int().nullable(),
});
export type ClassDetails = z.infer<typeof classDetailsSchema>;

/** A student as classes list them. */
export const classStudentSchema = person.extend({
  age: z.int().nullable(),
  grade: z.int().nullable(),
  currentDay: z.int(),
});
export type ClassStudent = z.infer<typeof classStudentSchema>;

/** A student who can be added to a class, with the classes that they are in. */
export const foundStudentSchema = classStudentSchema.extend({
  classes: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type FoundStudent = z.infer<typeof foundStudentSchema>;

function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    /** On all pages together. */
    total: z.int(),
    page: z.int(),
  });
}
export const classStudentsPageSchema = pageOf(classStudentSchema);
export type ClassStudentsPage = z.infer<typeof classStudentsPageSchema>;
export const foundStudentsPageSchema = pageOf(foundStudentSchema);
export type FoundStudentsPage = z.infer<typeof foundStudentsPageSchema>;

/** A class in the admins' list. */
export const listedClassSchema = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  teachers: z.int(),
  students: z.int(),
  createdAt: z.iso.datetime(),
});
export type ListedClass = z.infer<typeof listedClassSchema>;

/** A class as its students know it. */
export const ownClassSchema = z.object({ id: z.int(), name: z.string() });
export type OwnClass = z.infer<typeof ownClassSchema>;

/** How many students an act was done to. */
export const movedSchema = z.object({ students: z.int() });
