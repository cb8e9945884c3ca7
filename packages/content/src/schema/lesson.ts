import { LESSON_DIFFICULTIES } from '@lamplight/domain/lessons';
import { z } from 'zod';
import { line } from './line.ts';

/** `lesson.yaml`: what is the same in every band and language. */
export const lessonFileSchema = z.strictObject({
  /** Names from the picture set. */
  pictures: z.tuple([line, line, line]),
  references: z.array(line),
});

/** What stands before a lesson's text in one band and language. */
export const lessonFrontSchema = z.strictObject({
  title: line,
  description: line,
  difficulty: z.enum(LESSON_DIFFICULTIES),
  objectives: z.array(line).min(1),
});
