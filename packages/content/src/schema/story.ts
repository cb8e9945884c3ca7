import { z } from 'zod';
import { line } from './line.ts';

/** `story.yaml`: what is the same at both levels and in every language. */
export const storyFileSchema = z.strictObject({
  reference: line,
  character: line,
  picture: line,
});

/** What stands before a story's text at one level and in one language. */
export const storyFrontSchema = z.strictObject({
  title: line,
  summary: line,
  lesson: line,
  duration: z.int().min(1),
  ageAppropriate: line,
});
