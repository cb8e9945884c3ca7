import Fraction from 'fraction.js';
import { type Surd, surd, surdProduct, surdSum } from './surd.ts';

export const RATIOS = ['sin', 'cos', 'tan'] as const;
export type Ratio = (typeof RATIOS)[number];

/** The sine of the special angles from 0° to 90°, that of 15° and 75° by the sum formula. */
const SINES: ReadonlyMap<number, Surd> = new Map([
  [0, surd(0)],
  [15, surdSum(surd(new Fraction(1, 4), 6), surd(new Fraction(-1, 4), 2))],
  [30, surd(new Fraction(1, 2))],
  [45, surd(new Fraction(1, 2), 2)],
  [60, surd(new Fraction(1, 2), 3)],
  [75, surdSum(surd(new Fraction(1, 4), 6), surd(new Fraction(1, 4), 2))],
  [90, surd(1)],
]);

/** The exact sine of a whole multiple of 15°. @throws RangeError for other angles */
export function sine(degrees: number): Surd {
  const turned = ((degrees % 360) + 360) % 360;
  if (turned > 180) return surdProduct(surd(-1), sine(turned - 180));
  const found = SINES.get(turned > 90 ? 180 - turned : turned);
  if (found === undefined) throw new RangeError(`${degrees} degrees is no special angle`);
  return found;
}

/** The exact cosine of a whole multiple of 15°. @throws RangeError for other angles */
export function cosine(degrees: number): Surd {
  return sine(degrees + 90);
}

/** The tangents of 0°, 30°, 45° and 60°. */
const TANGENTS: ReadonlyMap<number, Surd> = new Map([
  [0, surd(0)],
  [30, surd(new Fraction(1, 3), 3)],
  [45, surd(1)],
  [60, surd(1, 3)],
]);

/** The exact tangent of a multiple of 30° or 45°. @throws RangeError for other angles, 90° and 270° among them */
export function tangent(degrees: number): Surd {
  const turned = ((degrees % 180) + 180) % 180;
  if (turned > 90) return surdProduct(surd(-1), tangent(180 - turned));
  const found = TANGENTS.get(turned);
  if (found === undefined) throw new RangeError(`${degrees} degrees has no simple tangent`);
  return found;
}

export const EXACT_RATIOS: Readonly<Record<Ratio, (degrees: number) => Surd>> = {
  sin: sine,
  cos: cosine,
  tan: tangent,
};
