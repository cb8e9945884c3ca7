import { z } from 'zod';
import { idSchema } from '../validation/index.ts';
import { MOST_SEEN } from './staff-notice.ts';

/** Milliseconds for which nobody else is told while an adult is on the way to a child: 10 minutes. */
export const GOING_PAUSE = 10 * 60_000;

export const goInputSchema = z.object({ ids: z.array(idSchema).min(1).max(MOST_SEEN) });

/**
 * For how long, between two moments, somebody was on the way: each adult for 10 minutes from when they said so.
 * @param goingAt when each of them said so. All in epoch milliseconds; a moment after `to` was written by a clock
 * that was set back, and stops nothing
 * @returns milliseconds, of which those of two adults at once count once
 */
export function onTheWay(goingAt: readonly number[], from: number, to: number): number {
  let sum = 0;
  let counted = from;
  for (const at of goingAt.toSorted((a, b) => a - b)) {
    const begin = Math.max(at, counted);
    const end = Math.min(at + GOING_PAUSE, to);
    if (end <= begin) continue;
    sum += end - begin;
    counted = end;
  }
  return sum;
}
