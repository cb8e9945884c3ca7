import { z } from 'zod';
import { LESSON_CATEGORIES } from '../lessons/index.ts';
import { MASTERY_LEVELS, SKILL_SUBJECTS, type SkillKey } from '../mastery/index.ts';
import { MATH_AREAS } from '../math-games/index.ts';
import { accommodationSchema } from '../multiplayer/index.ts';
import { currentUserSchema } from '../users/index.ts';
import { idSchema } from '../validation/index.ts';

const skillSchema = z.custom<SkillKey>((key) => typeof key === 'string');

/** Where the host marks answers of which four wrong ones in a row are a call for help. */
export const MARKED_PLACES = ['lesson', 'quiz', 'math', 'room', 'activity'] as const;
export type MarkedPlace = (typeof MARKED_PLACES)[number];

/** Why a student needs help now, with what can be shown of it. */
export const helpSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('wrong-in-a-row'),
    /** How many answers in a row were wrong, at least. */
    wrong: z.int(),
    /** Of the newest of them. */
    at: z.iso.datetime(),
    /** Where all of them were given; null where in several places. */
    place: z.enum(MARKED_PLACES).nullable(),
    /** What all of them are about; null where they are about several skills, or none that is known. */
    skill: skillSchema.nullable(),
    /** The last question; null where it is not kept in words. */
    question: z.string().nullable(),
  }),
  z.object({ kind: z.literal('long-inactive'), days: z.int() }),
]);
export type Help = z.infer<typeof helpSchema>;

/** One row of the list of students. */
export const studentRowSchema = currentUserSchema
  .pick({
    id: true,
    username: true,
    firstName: true,
    lastName: true,
    age: true,
    grade: true,
    currentDay: true,
  })
  .extend({
    completedLessons: z.int(),
    /** Rounded percent of all lessons. */
    progress: z.int(),
    /** When the student signed in or learned last; null for never. */
    lastSeenAt: z.iso.datetime().nullable(),
    help: z.array(helpSchema),
  });
export type StudentRow = z.infer<typeof studentRowSchema>;

/** Whose students are listed: those of one class, or all that the adult is responsible for. */
export const studentListWishSchema = z.object({ classId: idSchema.optional() }).prefault({});
export type StudentListWish = z.infer<typeof studentListWishSchema>;

export const studentListSchema = z.object({
  /** Lessons of the curriculum, which progress is a share of. */
  totalLessons: z.int(),
  students: z.array(studentRowSchema),
});
export type StudentList = z.infer<typeof studentListSchema>;

/** Whether an adult can give a student a new password: not to the demo account, nor to one with a proven address. */
export const PASSWORD_STATES = ['resettable', 'own-email', 'demo'] as const;
export type PasswordState = (typeof PASSWORD_STATES)[number];

/** Everything that the adults of a class see of one student. */
export const studentViewSchema = studentRowSchema.extend({
  totalLessons: z.int(),
  classes: z.array(z.object({ id: idSchema, name: z.string() })),
  modules: z.array(
    z.object({ category: z.enum(LESSON_CATEGORIES), completed: z.int(), total: z.int() }),
  ),
  /** The last five that were completed, newest first. */
  lastLessons: z.array(
    z.object({
      lessonId: idSchema,
      title: z.string(),
      score: z.int().nullable(),
      /** Percent of the first answers that were right; null where none was given. */
      evidence: z.int().nullable(),
      completedAt: z.iso.datetime(),
    }),
  ),
  achievements: z.int(),
  /** What answers say of each skill, the ones that need help first. */
  skills: z.array(
    z.object({
      skill: skillSchema,
      level: z.enum(MASTERY_LEVELS),
      answers: z.int(),
      /** Of the newest ten answers. */
      recent: z.object({ right: z.int(), total: z.int() }),
    }),
  ),
  /** The thoughts behind wrong answers in the math arena, the commonest first. */
  misconceptions: z.array(z.object({ name: z.string(), area: z.enum(MATH_AREAS), times: z.int() })),
  quizTopics: z.array(
    z.object({
      subject: z.enum(SKILL_SUBJECTS),
      topic: z.string(),
      right: z.int(),
      answers: z.int(),
    }),
  ),
  projects: z.array(
    z.object({
      projectId: z.int(),
      title: z.string(),
      completed: z.boolean(),
      /** Hidden tests passed in the best check; null where the host has checked nothing. */
      tests: z.object({ passed: z.int(), total: z.int() }).nullable(),
    }),
  ),
  accommodation: accommodationSchema.nullable(),
  password: z.enum(PASSWORD_STATES),
});
export type StudentView = z.infer<typeof studentViewSchema>;

/** A new password, told once. */
export const newPasswordSchema = z.object({ username: z.string(), password: z.string() });
export type NewPassword = z.infer<typeof newPasswordSchema>;
