import { z } from 'zod';
import { lineOfText } from '../validation/index.ts';

/** Letters and digits of a pick-up code. It is good for one child and one day, and wrong ones are slowed. */
export const PICKUP_CODE_LENGTH = 4;

/** A code as it is stored and compared, from how somebody typed it: `k7 m-p` is `K7MP`. */
export function typedPickupCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\-_.·–—]+/gu, '')
    .toUpperCase();
}

/** A pick-up code as somebody says it at the door. */
export const pickupCodeSchema = lineOfText({ min: 1, max: 20 })
  .transform(typedPickupCode)
  .pipe(
    z.string().length(PICKUP_CODE_LENGTH, `A code has ${PICKUP_CODE_LENGTH} letters and digits`),
  );
