import { sceneSchema } from '@lamplight/domain/scenes';
import { z } from 'zod';

/** `scenes.yaml`: the scenes of a story or a lesson by the names that its texts call them by. */
export const sceneFileSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'a scene is named in small letters and hyphens'),
  sceneSchema,
);
export type SceneFile = z.infer<typeof sceneFileSchema>;
