import { z } from 'zod';

/** Words within a figure: short, so that they can be read on a telephone. */
export const figureWords = z.string().min(1).max(40);

/** An index of a list. */
export const figureIndex = z.int().min(0);
