import { z } from 'zod';
import { figureWords } from './words.ts';

const MOST_GROUPS = 3;

/** What things are, in rows, and what a machine took them for, in columns, with how many of each. */
export const confusionSchema = z
  .strictObject({
    kind: z.literal('confusion'),
    groups: z.array(figureWords).min(2).max(MOST_GROUPS).readonly(),
    /** A row for each group: how many of it were taken for each group. */
    counts: z.array(z.array(z.int().min(0)).readonly()).readonly(),
    /** Heads of the rows and of the columns, such as `It is` and `The machine says`. */
    truth: figureWords,
    guess: figureWords,
  })
  .refine(
    ({ groups, counts }) =>
      counts.length === groups.length && counts.every((row) => row.length === groups.length),
    { path: ['counts'], message: 'has not a row and a column for each group' },
  );
export type ConfusionFigure = z.infer<typeof confusionSchema>;
