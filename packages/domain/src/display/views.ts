import { z } from 'zod';
import { LETTERS, MOTIONS, READ_ALOUD, TEXT_SIZES } from './display.ts';

export const displaySchema = z.object({
  letters: z.enum(LETTERS),
  textSize: z.enum(TEXT_SIZES),
  motion: z.enum(MOTIONS),
  readAloud: z.enum(READ_ALOUD),
});

/** A change: what is left out stays as it is. */
export const displayChangeSchema = displaySchema.partial();
export type DisplayChange = z.infer<typeof displayChangeSchema>;
