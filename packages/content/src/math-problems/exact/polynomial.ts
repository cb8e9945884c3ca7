import Fraction from 'fraction.js';
import { type Exact, formula, fractionTex, type MathValue, number } from '../value.ts';

/** Coefficients, the constant first; the last is never 0. The zero polynomial has none. */
export type Polynomial = readonly Fraction[];

const ZERO = new Fraction(0);

function trimmed(coefficients: readonly Fraction[]): Polynomial {
  const last = coefficients.findLastIndex((coefficient) => !coefficient.equals(0));
  return coefficients.slice(0, last + 1);
}

/** A polynomial from its coefficients as they are read, the highest power first: 1, −5, 6 for x² − 5x + 6. */
export function polynomial(...coefficients: readonly Exact[]): Polynomial {
  return trimmed(coefficients.map((coefficient) => new Fraction(coefficient)).reverse());
}

/** The sum of two polynomials. */
export function plus(left: Polynomial, right: Polynomial): Polynomial {
  const length = Math.max(left.length, right.length);
  return trimmed(
    Array.from({ length }, (_, power) => (left[power] ?? ZERO).add(right[power] ?? ZERO)),
  );
}

/** The product of two polynomials. */
export function times(left: Polynomial, right: Polynomial): Polynomial {
  const product = Array.from({ length: left.length + right.length }, () => ZERO);
  for (const [i, a] of left.entries()) {
    for (const [j, b] of right.entries()) product[i + j] = (product[i + j] ?? ZERO).add(a.mul(b));
  }
  return trimmed(product);
}

/**
 * A polynomial raised to a power.
 * @param exponent a whole number from 0
 */
export function power(base: Polynomial, exponent: number): Polynomial {
  return Array.from({ length: exponent }).reduce<Polynomial>(
    (product) => times(product, base),
    polynomial(1),
  );
}

/** The derivative, term by term. */
export function derivative(of: Polynomial): Polynomial {
  return trimmed(of.slice(1).map((coefficient, index) => coefficient.mul(index + 1)));
}

/** The antiderivative whose constant is 0. */
export function antiderivative(of: Polynomial): Polynomial {
  return trimmed([ZERO, ...of.map((coefficient, index) => coefficient.div(index + 1))]);
}

/** The value at a place, by Horner's rule. */
export function valueAt(of: Polynomial, place: Exact): Fraction {
  return of.reduceRight<Fraction>((sum, coefficient) => sum.mul(place).add(coefficient), ZERO);
}

function termTex(coefficient: Fraction, exponent: number, variable: string): string {
  if (exponent === 0) return fractionTex(coefficient);
  const factor = coefficient.equals(1) ? '' : fractionTex(coefficient);
  return `${factor}${variable}${exponent === 1 ? '' : `^{${exponent}}`}`;
}

/** LaTeX, the highest power first: `x^{2} - 5x + 6`. */
export function polynomialTex(of: Polynomial, variable = 'x'): string {
  const terms = [...of.entries()]
    .filter(([, coefficient]) => !coefficient.equals(0))
    .reverse()
    .map(([exponent, coefficient], index) => {
      const sign = coefficient.s < 0n ? ['-', ' - '] : ['', ' + '];
      return `${sign[index === 0 ? 0 : 1]}${termTex(coefficient.abs(), exponent, variable)}`;
    });
  return terms.length === 0 ? '0' : terms.join('');
}

/**
 * A polynomial as an answer; a constant one is the same as its number.
 * @param around LaTeX before and behind it, such as `y = ` or ` + C`; part of what the answer is
 */
export function polynomialValue(
  of: Polynomial,
  { variable = 'x', before = '', behind = '' } = {},
): MathValue {
  const around = `${before}${behind}`;
  if (of.length <= 1 && around === '') return number(of[0] ?? 0);
  const coefficients = of.map((coefficient) => coefficient.toFraction()).join(' ');
  return formula(
    `${before}${polynomialTex(of, variable)}${behind}`,
    `${variable}: ${coefficients} ${around}`.trim(),
  );
}
