import { z } from 'zod';
import { AI_PROVIDERS } from '../ai/index.ts';
import { LESSON_DIFFICULTIES } from '../lessons/index.ts';
import { lineOfText } from '../validation/index.ts';
import {
  MAX_DURATION,
  MIN_EDITED_DURATION,
  NEW_LESSON_DEFAULTS,
  TEACHER_LESSON_SUBJECTS,
} from './teacher-lesson.ts';

/** Told to whoever wishes for content without saying of what (spec 5). */
export const TITLE_AND_SUBJECT_MESSAGE =
  'Please provide a lesson title and subject before generating content.';

/** Body of `POST /api/teacher/generate-content` (spec 7); what is left out is as in the empty dialog. */
export const contentWishSchema = z.object({
  title: z
    .string(TITLE_AND_SUBJECT_MESSAGE)
    .pipe(lineOfText({ min: 1, max: 150, tooShort: TITLE_AND_SUBJECT_MESSAGE })),
  subject: z.enum(TEACHER_LESSON_SUBJECTS, TITLE_AND_SUBJECT_MESSAGE),
  difficulty: z.enum(LESSON_DIFFICULTIES).default(NEW_LESSON_DEFAULTS.difficulty),
  /** Minutes. */
  duration: z
    .int()
    .min(MIN_EDITED_DURATION)
    .max(MAX_DURATION)
    .default(NEW_LESSON_DEFAULTS.duration),
});
export type ContentWish = z.infer<typeof contentWishSchema>;

/** A draft for the teacher to go on with, and who wrote it. */
export const generatedContentSchema = z.object({
  description: z.string(),
  content: z.string(),
  source: z.enum(AI_PROVIDERS),
});
export type GeneratedContent = z.infer<typeof generatedContentSchema>;
