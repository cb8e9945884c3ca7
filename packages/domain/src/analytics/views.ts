import { z } from 'zod';
import { LESSON_CATEGORIES } from '../lessons/index.ts';
import type { MASTERY_LEVELS, SkillKey } from '../mastery/index.ts';
import { idSchema } from '../validation/index.ts';
import { QUESTION_SOURCES } from './questions.ts';
import { SPANS } from './span.ts';
import { TRENDS } from './tally.ts';

/** A class and how far back it is looked at. */
export const classSpanSchema = z.object({ classId: idSchema, span: z.enum(SPANS) });
export type ClassSpan = z.infer<typeof classSpanSchema>;

const share = z.number().min(0).max(1).nullable();
export const skillKeySchema = z.custom<SkillKey>((key) => typeof key === 'string');

/** A class that the reader may look at. */
export const seenClassSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** How many students it has. */
  students: z.int(),
});
export type SeenClass = z.infer<typeof seenClassSchema>;

/** How a class did with a lesson. */
export const lessonAnalyticsSchema = z.object({
  lessonId: z.int(),
  title: z.string(),
  category: z.enum(LESSON_CATEGORIES),
  dayNumber: z.int(),
  /** Children who opened it in the span. */
  started: z.int(),
  /** Children who completed it in the span. */
  completed: z.int(),
  /** Mean of the scores that it was completed with, in percent; null for fewer than two children. */
  averageScore: z.int().nullable(),
  /** First answers to its questions. */
  answers: z.int(),
  right: z.int(),
  /** Share of the first answers that were right; null where they are too few. */
  shareRight: share,
  /** The question that most got wrong; null where too little was answered. */
  hardest: z
    .object({ text: z.string(), shareRight: z.number(), answers: z.int(), children: z.int() })
    .nullable(),
});
export type LessonAnalytics = z.infer<typeof lessonAnalyticsSchema>;

/** Where the children of a class stand in a skill, from everything that they have shown. */
export const skillAnalyticsSchema = z.object({
  skill: skillKeySchema,
  levels: z.object({
    'not-enough': z.int(),
    struggling: z.int(),
    growing: z.int(),
    mastered: z.int(),
  } satisfies Record<(typeof MASTERY_LEVELS)[number], z.ZodInt>),
  /** Children who have shown anything of it. */
  children: z.int(),
  /** Children who practiced it in the span. */
  practiced: z.int(),
  /** In the span. */
  answers: z.int(),
  right: z.int(),
  shareRight: share,
  /** Whether enough is known for the levels to say something of the class. */
  enough: z.boolean(),
});
export type SkillAnalytics = z.infer<typeof skillAnalyticsSchema>;

/** A question that was hard for a class. */
export const questionAnalyticsSchema = z.object({
  source: z.enum(QUESTION_SOURCES),
  /** Unique within its source. */
  key: z.string(),
  /** What was asked; for math an example of the kind of problem. */
  text: z.string(),
  /** Title of the lesson, or what the game called its topic; empty where a skill says it. */
  place: z.string(),
  skill: skillKeySchema.nullable(),
  answers: z.int(),
  right: z.int(),
  children: z.int(),
  shareRight: z.number().min(0).max(1),
  /**
   * What was chosen wrongly most often, twice at least: an option's words or, in math, the slug of the
   * thought behind it, such as `one-too-many`.
   */
  mistake: z.object({ text: z.string(), count: z.int() }).nullable(),
});
export type QuestionAnalytics = z.infer<typeof questionAnalyticsSchema>;

/** How one child of a class is doing. */
export const childAnalyticsSchema = z.object({
  userId: idSchema,
  name: z.string(),
  username: z.string(),
  /** Days in the span with anything on them. */
  daysActive: z.int(),
  /** Minutes spent in lessons and stories that were finished in the span. */
  minutes: z.int(),
  /** Lessons completed in the span. */
  lessons: z.int(),
  answers: z.int(),
  right: z.int(),
  shareRight: share,
  /** Against the time before; null where too little was answered. */
  trend: z.enum(TRENDS).nullable(),
});
export type ChildAnalytics = z.infer<typeof childAnalyticsSchema>;

/** A day or a week of a class. */
export const chartPointSchema = z.object({
  /** The first day, `2026-06-15`. */
  date: z.iso.date(),
  /** 1 for a day, 7 for a week. */
  days: z.int(),
  activeChildren: z.int(),
  answers: z.int(),
  right: z.int(),
  shareRight: share,
});
export type ChartPointView = z.infer<typeof chartPointSchema>;
