import { z } from 'zod';
import { LANGUAGES } from '../languages/index.ts';
import { MOST_LETTERS } from './pieces.ts';

/** What the host is to speak: one piece of a text, see `spokenPieces`. */
export const speakInputSchema = z.object({
  text: z.string().trim().min(1).max(MOST_LETTERS),
  language: z.enum(LANGUAGES),
});
export type SpeakInput = z.infer<typeof speakInputSchema>;

/** Sound, as JSON carries it. */
export const soundSchema = z.object({
  /** A whole audio file in base64. */
  audio: z.base64(),
});
export type SoundFile = z.infer<typeof soundSchema>;

/** The languages that the host can speak. */
export const voiceLanguagesSchema = z.array(z.enum(LANGUAGES));
