import { z } from 'zod';

const index = z.int().min(0);

/**
 * A part of a lesson's play, in the order in which a child meets it: blocks of its content, or something that is called
 * there by its index among its kind.
 */
export const playPartSchema = z.discriminatedUnion('kind', [
  /** The blocks of the content from `from` to before `to`. */
  z.object({ kind: z.literal('words'), from: index, to: index }),
  z.object({ kind: z.literal('scene'), scene: index }),
  z.object({ kind: z.literal('figure'), figure: index }),
  z.object({ kind: z.literal('check'), check: index }),
  z.object({ kind: z.literal('act'), act: index }),
  z.object({ kind: z.literal('activity'), activity: index }),
  /** A page is turned here. */
  z.object({ kind: z.literal('turn') }),
]);
export type PlayPart = z.infer<typeof playPartSchema>;
