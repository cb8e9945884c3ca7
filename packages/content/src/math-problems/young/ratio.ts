import Fraction from 'fraction.js';
import type { Misconception } from '../template.ts';
import { type MathValue, number } from '../value.ts';

/** A fraction as it stands, not in lowest terms; it is the same as every fraction of its size. */
export function ratio(top: number, bottom: number): MathValue {
  const { same } = number(new Fraction(top, bottom));
  return { text: `$\\frac{${top}}{${bottom}}$`, same };
}

/** Wrong fractions as misconceptions; those without parts fall away. */
export function ratios(
  list: readonly (readonly [id: string, top: number, bottom: number])[],
): Misconception[] {
  return list
    .filter(([, top, bottom]) => top > 0 && bottom > 0)
    .map(([id, top, bottom]) => ({ id, value: ratio(top, bottom) }));
}
