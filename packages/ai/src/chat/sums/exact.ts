/** A fraction in lowest terms with a positive denominator: what sums are worked out in, without any rounding. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

/** What has no value, such as a division by zero, or is too large to write down. */
export class NoValue extends Error {
  readonly reason: 'by-zero' | 'too-large' | 'no-root';

  constructor(reason: NoValue['reason']) {
    super(reason);
    this.name = 'NoValue';
    this.reason = reason;
  }
}

/** Digits that a result may have; nobody reads longer ones. */
const MOST_DIGITS = 40;
const LIMIT = 10n ** BigInt(MOST_DIGITS);
const LARGEST_EXPONENT = 200n;

/** @throws NoValue for a denominator of zero, and for what is too large */
export function exact(over: bigint, under = 1n): Exact {
  if (under === 0n) throw new NoValue('by-zero');
  const sign = under < 0n ? -1n : 1n;
  const shared = sharedFactor(over < 0n ? -over : over, under * sign);
  const reduced = { over: (over * sign) / shared, under: (under * sign) / shared };
  if (size(reduced.over) > LIMIT || reduced.under > LIMIT) throw new NoValue('too-large');
  return reduced;
}

/** A number as it is written: with at most one point, such as `3.5`, or as a fraction, such as `2/3`. */
export function exactOf(written: string): Exact {
  const [over = '', under] = written.split('/');
  if (under !== undefined) return exact(BigInt(over), BigInt(under));
  const [whole = '0', decimals = ''] = written.split('.');
  return exact(BigInt(`${whole || '0'}${decimals}`), 10n ** BigInt(decimals.length));
}

export const plus = (a: Exact, b: Exact) =>
  exact(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Exact, b: Exact) =>
  exact(a.over * b.under - b.over * a.under, a.under * b.under);
export const times = (a: Exact, b: Exact) => exact(a.over * b.over, a.under * b.under);
export const dividedBy = (a: Exact, b: Exact) => exact(a.over * b.under, a.under * b.over);

/** @throws NoValue unless the exponent is a whole number of a moderate size */
export function power(base: Exact, exponent: Exact): Exact {
  if (exponent.under !== 1n) throw new NoValue('no-root');
  if (size(exponent.over) > LARGEST_EXPONENT) throw new NoValue('too-large');
  const up = size(exponent.over);
  let result = exact(1n);
  for (let count = 0n; count < up; count += 1n) result = times(result, base);
  return exponent.over < 0n ? dividedBy(exact(1n), result) : result;
}

/** The root where it is a fraction itself; null where it is not. @throws NoValue below zero */
export function squareRoot({ over, under }: Exact): Exact | null {
  if (over < 0n) throw new NoValue('no-root');
  const [top, bottom] = [wholeRoot(over), wholeRoot(under)];
  return top * top === over && bottom * bottom === under ? exact(top, bottom) : null;
}

/** The largest whole number whose square is not above a number from 0 on (Newton's method). */
export function wholeRoot(number: bigint): bigint {
  if (number < 2n) return number;
  let guess = 1n << BigInt(Math.ceil(number.toString(2).length / 2));
  for (;;) {
    const next = (guess + number / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
}

export function isWhole({ under }: Exact): boolean {
  return under === 1n;
}

function size(number: bigint): bigint {
  return number < 0n ? -number : number;
}

function sharedFactor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}
