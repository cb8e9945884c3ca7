import { z } from 'zod';
import { actAnswerSchema, lessonActSchema } from '../acts/index.ts';
import { CONTENT_BANDS } from '../age/index.ts';
import { figureSchema } from '../figures/index.ts';
import { packDaySchema } from '../packs/views.ts';
import { LANGUAGES } from '../profiles/options.ts';
import { illustrationSchema, sceneSchema } from '../scenes/index.ts';
import { idSchema } from '../validation/index.ts';
import { LESSON_CATEGORIES } from './category.ts';
import { LESSON_DIFFICULTIES } from './lesson.ts';
import { playPartSchema } from './play.ts';
import { LESSON_STARS } from './shown.ts';

const statusSchema = z.enum(['completed', 'unlocked', 'locked']);

/** A module with this user's progress in it (spec 3, Module; spec 4, module progress). */
export const moduleViewSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.enum(LESSON_CATEGORIES),
  totalLessons: z.int(),
  completedLessons: z.int(),
  /** Rounded percent. */
  progress: z.int(),
  /** The days of the pack that it is, in the reader's language where they are written; null for a subject of the camp. */
  pack: z
    .object({ name: z.string(), language: z.enum(LANGUAGES), days: z.array(packDaySchema) })
    .nullable(),
});
export type ModuleView = z.infer<typeof moduleViewSchema>;

/** A lesson as lists show it: without its text, which a locked lesson keeps to itself. */
export const lessonSummarySchema = z.object({
  id: z.int(),
  moduleId: z.int(),
  category: z.enum(LESSON_CATEGORIES),
  dayNumber: z.int(),
  title: z.string(),
  description: z.string(),
  /** In which its words are: the reader's where they are written, otherwise English. */
  language: z.enum(LANGUAGES),
  difficulty: z.enum(LESSON_DIFFICULTIES),
  estimatedMinutes: z.int(),
  pictures: z.array(z.string()),
  status: statusSchema,
});
export type LessonSummary = z.infer<typeof lessonSummarySchema>;

/** What a lesson says (spec 3, Lesson). */
const lessonTexts = {
  content: z.string(),
  objectives: z.array(z.string()),
  activities: z.array(z.object({ title: z.string(), description: z.string() })),
};

/** A lesson as `GET /api/lessons` lists it (spec 3, Lesson; spec 7): an unlocked one whole, a locked one without its text. */
export const listedLessonSchema = lessonSummarySchema.extend(z.object(lessonTexts).partial().shape);
export type ListedLesson = z.infer<typeof listedLessonSchema>;

/** What the user first answered to a check question, with what it teaches. */
export const checkResultSchema = z.object({
  choice: z.int(),
  correct: z.boolean(),
  /** Index of the right option. */
  answer: z.int(),
  explanation: z.string(),
});
export type CheckResult = z.infer<typeof checkResultSchema>;

/** What the user first answered to an act. */
export const actResultSchema = z.object({
  answer: actAnswerSchema,
  /** Null where nothing is right or wrong. */
  correct: z.boolean().nullable(),
});
export type ActResult = z.infer<typeof actResultSchema>;

const placeFields = {
  /** The step at which the user stopped, from 0; see `stepsOf`. */
  step: z.int(),
  /** When that was, by the host's clock, in epoch milliseconds; null for somebody who has only opened the lesson. */
  stepAt: z.int().nullable(),
};

/** Where somebody stopped, as the host knows it. */
export const placeSchema = z.object(placeFields);
export type Place = z.infer<typeof placeSchema>;

/**
 * A lesson opened (spec 3, Lesson): its text, and all that the page needs to answer a child at once, however slow the
 * host is; what counts is computed by the host from the answers.
 */
export const lessonDetailSchema = lessonSummarySchema.extend({
  ...lessonTexts,
  activities: z.array(
    z.object({ title: z.string(), description: z.string(), seconds: z.int().exactOptional() }),
  ),
  /** The band for which it is written. */
  band: z.enum(CONTENT_BANDS),
  references: z.array(z.string()),
  /** Scenes by the block of the content before which they stand. */
  illustrations: z.array(illustrationSchema.extend({ block: z.int() })),
  /** Figures by the block of the content before which they stand. */
  figures: z.array(z.object({ block: z.int(), figure: figureSchema, alt: z.string() })),
  checks: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      /** Index of the right option. */
      answer: z.int(),
      explanation: z.string(),
      /** Indexes into the objectives. */
      practises: z.array(z.int()),
      /** What to say to whoever chose an option, null for the right one. */
      thoughts: z.array(z.string().nullable()).exactOptional(),
      /** A picture for each option. */
      pictures: z.array(z.string()).exactOptional(),
      /** Null until it is answered. */
      result: checkResultSchema.nullable(),
      /** Whether it was answered rightly, at whatever try. */
      shown: z.boolean(),
    }),
  ),
  acts: z.array(
    z.object({
      act: lessonActSchema,
      /** Null until it is done. */
      result: actResultSchema.nullable(),
      /** Whether it was done rightly at whatever try, or at all where nothing is right or wrong. */
      shown: z.boolean(),
    }),
  ),
  play: z.array(playPartSchema),
  ...placeFields,
});
export type LessonDetail = z.infer<typeof lessonDetailSchema>;

/** A card of today's adventure (spec 3, Today's lesson). */
export const todaysLessonSchema = lessonSummarySchema.extend({
  moduleTitle: z.string(),
  isCompleted: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  /** Whether somebody has stopped in the middle of it. */
  isBegun: z.boolean(),
  /** Whether its acts have shown all that they can; see `lessonStar`. */
  star: z.enum(LESSON_STARS),
  /** The lesson that a tap on the card opens: this one, or while it is locked the first open one of its module. */
  opens: z.int(),
  /** What the card shows of it; null where nobody has set a scene. */
  scene: sceneSchema.nullable(),
});
export type TodaysLesson = z.infer<typeof todaysLessonSchema>;

/** Which lesson a call is about. */
export const lessonInputSchema = z.object({ lessonId: idSchema });

export const answerInputSchema = lessonInputSchema.extend({
  /** Index of the check question. */
  question: z.int().min(0).max(20),
  /** Index of the chosen option. */
  choice: z.int().min(0).max(20),
});

export type AnswerInput = z.infer<typeof answerInputSchema>;

/** Index of an act of a lesson. */
export const actIndexSchema = z.int().min(0).max(40);

/** An act that was done; the host marks it. */
export const actInputSchema = lessonInputSchema.extend({
  act: actIndexSchema,
  answer: actAnswerSchema,
});
export type ActInput = z.infer<typeof actInputSchema>;

/** The longest play has some forty steps. */
const MOST_STEPS = 100;

/** Where somebody stopped in a lesson. */
export const placeInputSchema = lessonInputSchema.extend({
  step: z.int().min(0).max(MOST_STEPS),
  /** When, in epoch milliseconds of the device, where the host could not be told at once: a newer place stays. */
  at: z.int().min(0).exactOptional(),
});
export type PlaceInput = z.infer<typeof placeInputSchema>;
