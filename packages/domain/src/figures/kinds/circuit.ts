import { z } from 'zod';

/** A battery, a switch and lamps, one after another (series) or beside each other (parallel). */
export const circuitSchema = z.strictObject({
  kind: z.literal('circuit'),
  lamps: z.int().min(1).max(3),
  wiring: z.enum(['series', 'parallel']).default('series'),
  /** Whether the switch is closed. */
  closed: z.boolean(),
  /** The lamp that is broken, from 0: it opens its part of the circuit. */
  broken: z.int().min(0).max(2).exactOptional(),
});
export type CircuitFigure = z.infer<typeof circuitSchema>;

/** Which lamps shine. */
export function shiningLamps({ lamps, wiring, closed, broken }: CircuitFigure): boolean[] {
  return Array.from({ length: lamps }, (_, lamp) => {
    if (!closed || lamp === broken) return false;
    return wiring === 'parallel' || broken === undefined || broken >= lamps;
  });
}
