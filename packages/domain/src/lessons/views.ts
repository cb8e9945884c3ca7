import { z } from 'zod';
import { LANGUAGES } from '../profiles/options.ts';
import { illustrationSchema } from '../scenes/index.ts';
import { idSchema } from '../validation/index.ts';
import { LESSON_CATEGORIES } from './category.ts';
import { LESSON_DIFFICULTIES } from './lesson.ts';

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

/** A lesson opened (spec 3, Lesson): its text and its check questions, whose keys stay on the host. */
export const lessonDetailSchema = lessonSummarySchema.extend({
  ...lessonTexts,
  references: z.array(z.string()),
  /** Scenes by the heading below which they stand, from 1; 0 opens the lesson. */
  illustrations: z.array(illustrationSchema.extend({ heading: z.int() })).exactOptional(),
  checks: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      /** Null until it is answered. */
      result: checkResultSchema.nullable(),
    }),
  ),
});
export type LessonDetail = z.infer<typeof lessonDetailSchema>;

/** A card of today's adventure (spec 3, Today's lesson). */
export const todaysLessonSchema = lessonSummarySchema.extend({
  moduleTitle: z.string(),
  isCompleted: z.boolean(),
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
