import { z } from 'zod';
import { actAnswerSchema } from '../acts/index.ts';
import { campDateSchema } from '../classes/index.ts';
import { actIndexSchema } from '../lessons/index.ts';
import { LANGUAGES } from '../profiles/options.ts';
import { teacherLessonSchema, teacherPlaySchema } from '../teaching/index.ts';
import { idSchema } from '../validation/index.ts';

/** Classes that a lesson is given to at once. */
const MOST_CLASSES = 50;

export const NO_CLASS_MESSAGE = 'Please choose at least one class.';

export const lessonInputSchema = z.object({ lessonId: idSchema });

/** A lesson of one's own for classes of one's own. Given again, it has the newer date. */
export const newAssignmentSchema = lessonInputSchema.extend({
  classIds: z.array(idSchema).min(1, NO_CLASS_MESSAGE).max(MOST_CLASSES),
  /** The date until which it is wished for; null for none. */
  dueOn: campDateSchema.nullable(),
});
export type NewAssignment = z.infer<typeof newAssignmentSchema>;

export const assignmentInputSchema = lessonInputSchema.extend({ classId: idSchema });

/** A lesson as it was given to a class, for its teacher. */
export const assignmentSchema = z.object({
  lessonId: z.int(),
  classId: z.int(),
  className: z.string(),
  dueOn: z.iso.date().nullable(),
  /** Students of the class, and how many of them have completed the lesson. */
  students: z.int(),
  completed: z.int(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** A student of the class, and when they completed the lesson. */
export const assignedStudentSchema = z.object({
  id: z.int(),
  name: z.string(),
  completedAt: z.iso.datetime().nullable(),
  /** Questions and acts of the lesson that they answered, and how many of them rightly at first. */
  answered: z.int(),
  right: z.int(),
});
export type AssignedStudent = z.infer<typeof assignedStudentSchema>;

/** A lesson that a teacher has given to a class of the student. */
export const assignedLessonSchema = teacherLessonSchema
  .pick({ title: true, description: true, difficulty: true, duration: true, subject: true })
  .extend({
    lessonId: z.int(),
    teacher: z.string(),
    /** The earliest date among their classes; null where it is not wished for by a date. */
    dueOn: z.iso.date().nullable(),
    completedAt: z.iso.datetime().nullable(),
  });
export type AssignedLesson = z.infer<typeof assignedLessonSchema>;

export const assignedLessonDetailSchema = assignedLessonSchema.extend({
  content: z.string(),
  /** In which its teacher writes. */
  language: z.enum(LANGUAGES),
  /** Where it is written as a play; null for a text to read. */
  play: teacherPlaySchema.nullable(),
});
export type AssignedLessonDetail = z.infer<typeof assignedLessonDetailSchema>;

export const completionSchema = z.object({ completedAt: z.iso.datetime() });

/** What a student did in the play of a teacher. */
export const assignedAnswerInputSchema = lessonInputSchema.extend({
  task: z.enum(['check', 'act']),
  /** Of the task among its kind, from 0. */
  index: actIndexSchema,
  /** For a check question the index of the chosen option alone. */
  answer: actAnswerSchema,
});
export type AssignedAnswerInput = z.infer<typeof assignedAnswerInputSchema>;
