import { figureSchema } from '@lamplight/domain/figures';
import { z } from 'zod';

/** `figures.yaml`: the figures of a lesson by the names that its texts call them by. */
export const figureFileSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'a figure is named in small letters and hyphens'),
  figureSchema,
);
export type FigureFile = z.infer<typeof figureFileSchema>;
