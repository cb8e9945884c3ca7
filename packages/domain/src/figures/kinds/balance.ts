import { z } from 'zod';
import { figureWords } from './words.ts';

const weight = z.strictObject({ label: figureWords, weight: z.number().min(0) });

/** More weights than this do not stand beside each other in a pan. */
const MOST_WEIGHTS = 6;
const pan = z.array(weight).max(MOST_WEIGHTS).readonly();

/** Two pans with labelled weights: the heavier one sinks. What is unknown has the weight that is true of it. */
export const balanceSchema = z.strictObject({ kind: z.literal('balance'), left: pan, right: pan });
export type BalanceFigure = z.infer<typeof balanceSchema>;

/** Where a balance leans: −1 to the left, 1 to the right, 0 where both sides weigh the same. */
export function leanOf({ left, right }: BalanceFigure): -1 | 0 | 1 {
  const sum = (side: BalanceFigure['left']) => side.reduce((all, one) => all + one.weight, 0);
  // Tenths do not add up exactly.
  const difference = Math.round((sum(right) - sum(left)) * 1e6);
  return difference === 0 ? 0 : difference > 0 ? 1 : -1;
}
