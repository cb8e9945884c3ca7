import { sceneSchema } from '@lamplight/domain/scenes';
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

/** `scenes.yaml`: the scenes of a story by the names that its texts call them by. */
export const sceneFileSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'a scene is named in small letters and hyphens'),
  sceneSchema,
);
export type SceneFile = z.infer<typeof sceneFileSchema>;
