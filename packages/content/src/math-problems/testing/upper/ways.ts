import Fraction from 'fraction.js';
import { piValue } from '../../exact/pi.ts';
import { type Polynomial, plus, polynomial, times } from '../../exact/polynomial.ts';
import { surd, surdValue } from '../../exact/surd.ts';
import { type NumberForm, number } from '../../value.ts';
import type { Confirmation } from '../confirmation.ts';

/** How near a floating-point value must be to the exact one that it stands for. */
const NEAR = 1e-9;

/** A confirmation that needs nothing but the drawn numbers. */
export function byNumbers(confirm: (...parts: number[]) => string): Confirmation {
  return (parts) => confirm(...parts.map(Number));
}

/** The whole numbers between two, both included. */
export function range(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

/** The `same` of a whole number or fraction. */
export function named(value: Fraction | number, form: NumberForm = {}): string {
  return number(value, form).same;
}

/** The only whole number between two that has a property, found by trying them all. */
export function only(least: number, most: number, holds: (value: number) => boolean): number {
  const found = range(least, most).filter(holds);
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  throw new RangeError(`${found.length} numbers from ${least} to ${most} fit`);
}

/** The fraction with the smallest denominator that a floating-point value stands for. */
export function near(value: number, mostDenominator = 40_000, tolerance = NEAR): Fraction {
  for (let d = 1; d <= mostDenominator; d += 1) {
    const n = Math.round(value * d);
    if (Math.abs(n / d - value) < tolerance) return new Fraction(n, d);
  }
  throw new RangeError(`no fraction is near ${value}`);
}

/** Whole numbers without square factors, whose roots stand in surds. */
const RADICANDS = range(1, 700).filter((of) =>
  range(2, 26).every((factor) => of % factor ** 2 !== 0),
);

/** The `same` of the rational multiple of a square root that a floating-point value stands for. */
export function surdNear(value: number, unit?: string): string {
  for (const radicand of RADICANDS) {
    for (const d of [1, 2, 3, 4, 6]) {
      const coefficient = Math.round((value / Math.sqrt(radicand)) * d);
      if (Math.abs((coefficient * Math.sqrt(radicand)) / d - value) < NEAR) {
        return surdValue(surd(new Fraction(coefficient, d), radicand), unit).same;
      }
    }
  }
  throw new RangeError(`no surd is near ${value}`);
}

/** The `same` of the rational multiple of π that a floating-point value stands for. */
export function piNear(value: number, unit?: string): string {
  return piValue(near(value / Math.PI, 720), unit).same;
}

/** The polynomial up to a degree that agrees with a function at 0, 1, 2 … (Newton's differences). */
export function interpolated(f: (x: Fraction) => Fraction, degree: number): Polynomial {
  let sum: Polynomial = [];
  let basis = polynomial(1);
  let differences = range(0, degree).map((x) => f(new Fraction(x)));
  for (const order of range(0, degree)) {
    sum = plus(sum, times(basis, polynomial(differences[0] ?? 0)));
    basis = times(basis, polynomial(new Fraction(1, order + 1), new Fraction(-order, order + 1)));
    differences = differences.slice(1).map((value, index) => value.sub(differences[index] ?? 0));
  }
  return sum;
}

/** The slope of a polynomial function at a place by its definition: what h is multiplied by in f(x + h). */
export function slopeAt(f: (x: Fraction) => Fraction, place: Fraction, degree: number): Fraction {
  return interpolated((h) => f(place.add(h)), degree)[1] ?? new Fraction(0);
}

/** The integral of a polynomial function up to degree 5, by Boole's rule, which is exact for these. */
export function integral(
  f: (x: Fraction) => Fraction,
  from: Fraction | number,
  to: Fraction | number,
): Fraction {
  const start = new Fraction(from);
  const step = new Fraction(to).sub(start).div(4);
  const sum = [7, 32, 12, 32, 7].reduce(
    (total, weight, index) => total.add(f(start.add(step.mul(index))).mul(weight)),
    new Fraction(0),
  );
  return sum.mul(step).mul(4, 90);
}

/** The numbers of a shown text, in order. A minus between two numbers is a sign only where no digit stands before it. */
export function numbersIn(text: string): number[] {
  const plain = text.replaceAll('{,}', '');
  return [...plain.matchAll(/(?<![\d)}])-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
}
