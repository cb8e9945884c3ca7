import { z } from 'zod';
import { CHALLENGE_DIFFICULTIES, CHALLENGE_TYPES } from '../challenges/challenge.ts';
import { LESSON_CATEGORIES } from '../lessons/category.ts';
import { LESSON_DIFFICULTIES } from '../lessons/lesson.ts';
import { LANGUAGES } from '../profiles/options.ts';
import { idSchema } from '../validation/index.ts';
import { CURRICULUM_DAYS } from './curriculum.ts';

export const bibleVerseSchema = z.object({
  verse: z.string(),
  reference: z.string(),
  reflection: z.string(),
  /** In which it is quoted. */
  language: z.enum(LANGUAGES),
});

export const dailyFactSchema = z.object({
  fact: z.string(),
  category: z.string(),
  language: z.enum(LANGUAGES),
});

export type DayVerse = z.infer<typeof bibleVerseSchema>;
export type DayFact = z.infer<typeof dailyFactSchema>;

/** Where a student stands in the 56 days (spec 3, Curriculum status). */
export const curriculumStatusSchema = z.object({
  currentWeek: z.int(),
  currentDay: z.int(),
  daysRemaining: z.int(),
  /** Rounded percent of the programme's days that lie behind the student. */
  totalProgress: z.int(),
  weekTheme: z.object({
    title: z.string(),
    description: z.string(),
    focus: z.array(z.string()),
    skills: z.array(z.string()),
    projects: z.array(z.string()),
    /** In which it is told. */
    language: z.enum(LANGUAGES),
  }),
  /** What holds a student to the day of their class; null for who goes on as they like. */
  classDay: z
    .object({
      /** The furthest day of their classes, 0 to 56. */
      day: z.int(),
      /** The date on which the day after the student's own opens; null where none is planned. */
      opensOn: z.iso.date().nullable(),
    })
    .nullable(),
});
export type CurriculumStatus = z.infer<typeof curriculumStatusSchema>;

const daySchema = z.int().min(1).max(CURRICULUM_DAYS);

/** The day to which an adult sets a student, or all students of a class. */
export const studentDaySchema = z.object({ userId: idSchema, day: daySchema });
export const classDaySchema = z.object({ classId: idSchema, day: daySchema });

export const dayInputSchema = z.object({ day: daySchema.optional() });

/** One day of the schedule (spec 3, Daily schedule). */
export const dailyScheduleSchema = z.object({
  day: z.int(),
  /** In which theme, milestone, activities and challenges are. */
  language: z.enum(LANGUAGES),
  /** The calendar day on which the student does it, if they go on day by day from today. */
  date: z.iso.date(),
  theme: z.string(),
  progressMilestone: z
    .object({ title: z.string(), description: z.string(), reward: z.string() })
    .nullable(),
  lessons: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      /** In which the title is. */
      language: z.enum(LANGUAGES),
      subject: z.enum(LESSON_CATEGORIES),
      difficulty: z.enum(LESSON_DIFFICULTIES),
      estimatedMinutes: z.int(),
      isRequired: z.boolean(),
      status: z.enum(['completed', 'unlocked', 'locked']),
    }),
  ),
  activities: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      description: z.string(),
      points: z.int(),
      type: z.string(),
      /** When the student did it; null where it is still to do, and for who is no student. */
      doneAt: z.iso.datetime().nullable(),
    }),
  ),
  challenges: z.array(
    z.object({
      title: z.string(),
      type: z.enum(CHALLENGE_TYPES),
      difficulty: z.enum(CHALLENGE_DIFFICULTIES),
    }),
  ),
  bibleVerse: bibleVerseSchema,
  dailyFact: dailyFactSchema,
});
export type DailySchedule = z.infer<typeof dailyScheduleSchema>;

/** An activity that was done, or that was marked by mistake. */
export const activityMarkSchema = z.object({
  /** The one that the schedule gives it. */
  key: z.string().regex(/^[a-z-]{1,60}$/),
  done: z.boolean(),
});
export type ActivityMark = z.infer<typeof activityMarkSchema>;

/** What stands of it on the host. */
export const markedActivitySchema = z.object({
  key: z.string(),
  doneAt: z.iso.datetime().nullable(),
});
export type MarkedActivity = z.infer<typeof markedActivitySchema>;
