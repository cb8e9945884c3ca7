import { z } from 'zod';
import { LANGUAGES } from '../profiles/options.ts';
import { illustrationSchema } from '../scenes/index.ts';
import { idSchema } from '../validation/index.ts';

/** A story as its reader has it: told at their level, with what they did (spec 3, Bible story). */
export const bibleStorySchema = z.object({
  id: z.int(),
  title: z.string(),
  reference: z.string(),
  summary: z.string(),
  lesson: z.string(),
  /** Minutes. */
  duration: z.int(),
  ageAppropriate: z.string(),
  character: z.string(),
  picture: z.string(),
  /** In which its words are: the reader's where they are written, otherwise English. */
  language: z.enum(LANGUAGES),
  sections: z.array(
    z.object({
      title: z.string(),
      content: z.string(),
      illustration: illustrationSchema.optional(),
    }),
  ),
  reflection: z.object({ question: z.string(), points: z.array(z.string()) }),
  activity: z.object({ title: z.string(), description: z.string(), instructions: z.string() }),
  isCompleted: z.boolean(),
});
export type BibleStory = z.infer<typeof bibleStorySchema>;

/** Seconds that a story counts for where nobody says another time: 25 minutes (spec 7, POST /api/user-progress). */
export const STORY_SECONDS = 25 * 60;

const DAY_SECONDS = 24 * 60 * 60;

export const storyCompletionInputSchema = z.object({
  storyId: idSchema,
  seconds: z.number().min(0).max(DAY_SECONDS).default(STORY_SECONDS),
});
export type StoryCompletionInput = z.infer<typeof storyCompletionInputSchema>;
