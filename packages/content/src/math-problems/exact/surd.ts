import Fraction from 'fraction.js';
import { type Exact, formula, fractionTex, type MathValue, number } from '../value.ts';
import { lcm } from './integers.ts';

/** A rational number times the root of a whole number without square factors. */
interface SurdTerm {
  readonly coefficient: Fraction;
  readonly radicand: number;
}

/** A sum of rational multiples of square roots, by rising radicand; none of them 0. */
export type Surd = readonly SurdTerm[];

function sorted(terms: readonly SurdTerm[]): Surd {
  const byRadicand = new Map<number, Fraction>();
  for (const { coefficient, radicand } of terms) {
    byRadicand.set(radicand, coefficient.add(byRadicand.get(radicand) ?? 0));
  }
  return [...byRadicand]
    .map(([radicand, coefficient]) => ({ coefficient, radicand }))
    .filter(({ coefficient }) => !coefficient.equals(0))
    .sort((left, right) => left.radicand - right.radicand);
}

/** A rational number times the root of a whole number from 0: `surd(1, 72)` is 6√2. */
export function surd(coefficient: Exact, radicand = 1): Surd {
  let outside = 1;
  let inside = radicand;
  for (let factor = 2; factor * factor <= inside; factor += 1) {
    while (inside > 0 && inside % (factor * factor) === 0) {
      inside /= factor * factor;
      outside *= factor;
    }
  }
  const whole = new Fraction(coefficient).mul(radicand === 0 ? 0 : outside);
  return sorted([{ coefficient: whole, radicand: inside }]);
}

/** The sum of surds; equal roots come together. */
export function surdSum(...surds: readonly Surd[]): Surd {
  return sorted(surds.flat());
}

/** The product of two surds, each term by each. */
export function surdProduct(left: Surd, right: Surd): Surd {
  return surdSum(
    ...left.flatMap((a) =>
      right.map((b) => surd(a.coefficient.mul(b.coefficient), a.radicand * b.radicand)),
    ),
  );
}

function termTex({ coefficient, radicand }: SurdTerm): string {
  if (radicand === 1) return fractionTex(coefficient);
  const { n } = coefficient;
  return `${n === 1n ? '' : fractionTex(new Fraction(n))}\\sqrt{${radicand}}`;
}

/** LaTeX over one denominator: `2 + \sqrt{3}`, `\frac{5\sqrt{3}}{2}`. */
export function surdTex(of: Surd): string {
  const denominator = of.reduce((common, { coefficient }) => lcm(common, Number(coefficient.d)), 1);
  const terms = of.map(({ coefficient, radicand }) => ({
    coefficient: coefficient.mul(denominator),
    radicand,
  }));
  const positiveFirst = [
    ...terms.filter(({ coefficient }) => coefficient.s > 0n),
    ...terms.filter(({ coefficient }) => coefficient.s < 0n),
  ];
  const negative = terms.every(({ coefficient }) => coefficient.s < 0n);
  const sum = positiveFirst
    .map(({ coefficient, radicand }, index) => {
      const sign = coefficient.s < 0n && !negative ? ' - ' : ' + ';
      const written = termTex({ coefficient: coefficient.abs(), radicand });
      return `${index === 0 ? '' : sign}${written}`;
    })
    .join('');
  const whole = denominator === 1 ? sum : `\\frac{${sum}}{${denominator}}`;
  if (of.length === 0) return '0';
  return negative ? `-${terms.length > 1 && denominator === 1 ? `(${whole})` : whole}` : whole;
}

/** A surd as an answer; a rational one is the same as its number. */
export function surdValue(of: Surd, unit?: string): MathValue {
  const rational = of.length === 0 ? new Fraction(0) : of.find(({ radicand }) => radicand === 1);
  if (of.length <= 1 && rational !== undefined) {
    const value = rational instanceof Fraction ? rational : rational.coefficient;
    return number(value, unit === undefined ? {} : { unit });
  }
  const behind = unit === undefined ? '' : `\\ \\mathrm{${unit}}`;
  const terms = of.map(
    ({ coefficient, radicand }) => `${coefficient.toFraction()} root ${radicand}`,
  );
  return formula(`${surdTex(of)}${behind}`, `${terms.join(' + ')} ${unit ?? ''}`.trim());
}
