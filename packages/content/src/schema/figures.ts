import { figureSchema } from '@lamplight/domain/figures';
import { z } from 'zod';

/** `figures.yaml`: the figures of a lesson by the names that its texts call them by. */
export const figureFileSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'a figure is named in small letters and hyphens'),
  figureSchema,
);
export type FigureFile = z.infer<typeof figureFileSchema>;

/** `figures.es.yaml`: the English words of a lesson's figures, and what a language has for them. */
export const figureWordsSchema = z.record(z.string(), z.string().min(1).max(70));
export type FigureWords = z.infer<typeof figureWordsSchema>;
