import { z } from 'zod';
import { FREE_FAILURES } from './throttle.ts';

/** Wrong passwords of an account that its owner should know of. */
export const guessesSchema = z.object({
  count: z.int(),
  /** When the first and the last of them were tried. */
  since: z.iso.datetime(),
  last: z.iso.datetime(),
});
export type Guesses = z.infer<typeof guessesSchema>;

/** Whether so many wrong passwords since the owner was last there are more than a slip of the fingers. */
export function isGuessing(failures: number): boolean {
  return failures >= FREE_FAILURES;
}
