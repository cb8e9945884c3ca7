import { z } from 'zod';
import { figureWords } from './words.ts';

const load = z.strictObject({
  label: figureWords,
  /** Distance from the pivot: below 0 to the left. */
  at: z.number(),
  weight: z.number().positive(),
});

/** A lever on its pivot, with loads at distances to both sides and a scale below. */
export const beamSchema = z
  .strictObject({
    kind: z.literal('beam'),
    /** From the pivot to either end. */
    arm: z.number().positive().max(20),
    /** What distances are counted in, such as `cm`; nothing for bare numbers. */
    unit: figureWords.exactOptional(),
    loads: z.array(load).min(1).max(6).readonly(),
  })
  .refine(({ arm, loads }) => loads.every(({ at }) => Math.abs(at) <= arm), {
    path: ['loads'],
    message: 'stands beyond the end of the beam',
  });
export type BeamFigure = z.infer<typeof beamSchema>;

/** Where a beam leans, by weight times distance: −1 to the left, 1 to the right, 0 where it rests level. */
export function beamLean({ loads }: Pick<BeamFigure, 'loads'>): -1 | 0 | 1 {
  const turning = loads.reduce((sum, { at, weight }) => sum + at * weight, 0);
  const exact = Math.round(turning * 1e6);
  return exact === 0 ? 0 : exact > 0 ? 1 : -1;
}
