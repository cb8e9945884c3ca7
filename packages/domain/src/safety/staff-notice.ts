import { z } from 'zod';
import { idSchema } from '../validation/index.ts';
import { goingSchema } from './alert.ts';

/**
 * What every page of an adult is told at once: that somebody waits, never who or why. Children may see
 * the screen.
 */
export const staffNoticeSchema = z.object({
  /** The severe alerts on this adult's desk that nobody has taken. */
  urgent: z.array(
    z.object({
      id: idSchema,
      isDrill: z.boolean(),
      /** How many times the next adults have been told since: the page sounds again with each. */
      round: z.int().min(0),
      /** The adults who are on the way, in the order in which they said so. */
      going: z.array(goingSchema),
    }),
  ),
  /** How many others wait on the desk. */
  standard: z.int().min(0),
  /** The children at class tablets who ask to be let in. */
  asking: z.array(idSchema),
});
export type StaffNotice = z.infer<typeof staffNoticeSchema>;

/** Most alerts that a page can say to have shown at once. */
export const MOST_SEEN = 500;

export const seenInputSchema = z.object({ ids: z.array(idSchema).min(1).max(MOST_SEEN) });
