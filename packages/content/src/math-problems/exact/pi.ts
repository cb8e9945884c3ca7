import Fraction from 'fraction.js';
import { type Exact, formula, type MathValue, number } from '../value.ts';

/** LaTeX of a rational multiple of π: `12\pi`, `\frac{5\pi}{6}`. */
export function piTex(multiple: Exact): string {
  const { s, n, d } = new Fraction(multiple);
  if (n === 0n) return '0';
  const top = `${n === 1n ? '' : n}\\pi`;
  return `${s < 0n ? '-' : ''}${d === 1n ? top : `\\frac{${top}}{${d}}`}`;
}

/** A rational multiple of π as an answer, exact: never 3.14. */
export function piValue(multiple: Exact, unit?: string): MathValue {
  const exact = new Fraction(multiple);
  if (exact.equals(0)) return number(0, unit === undefined ? {} : { unit });
  const behind = unit === undefined ? '' : `\\ \\mathrm{${unit}}`;
  return formula(`${piTex(exact)}${behind}`, `${exact.toFraction()} pi ${unit ?? ''}`.trim());
}
