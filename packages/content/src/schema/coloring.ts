import { LANGUAGES } from '@lamplight/domain/profiles';
import { sceneSchema } from '@lamplight/domain/scenes';
import { z } from 'zod';
import { line } from './line.ts';

const inEachLanguage = z.record(z.enum(LANGUAGES), line);

/** `coloring/01-creation.yaml`: scenes that are colored in, with what is to be seen on each. */
export const coloringShelfSchema = z.strictObject({
  title: inEachLanguage,
  pages: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/, 'an id has small letters and hyphens'),
        title: inEachLanguage,
        scene: sceneSchema,
      }),
    )
    .min(1),
});
