/** Exact arithmetic for working out a second time what the math lessons say, in the way they write it. */

type Fraction = readonly [top: bigint, bottom: bigint];

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A whole number with commas, such as `2,922`. */
export const grouped = (value: bigint): string => value.toLocaleString('en-US');

/** A whole number as an exponent, such as `¹²`. */
export const raised = (value: number): string =>
  [...String(value)].map((digit) => RAISED[Number(digit)]).join('');

export const greatestCommonFactor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : greatestCommonFactor(b, a % b);

export const leastCommonMultiple = (a: bigint, b: bigint): bigint =>
  (a * b) / greatestCommonFactor(a, b);

export const sum = (values: readonly bigint[]): bigint =>
  values.reduce((total, value) => total + value, 0n);

/** The largest of some numbers, or 0 where all are negative. */
export function largest(values: readonly bigint[]): bigint {
  let most = 0n;
  for (const value of values) if (value > most) most = value;
  return most;
}

/** The whole numbers from 1 to `last`. */
export const upTo = (last: number): bigint[] =>
  Array.from({ length: last }, (_, index) => BigInt(index + 1));

/** @throws RangeError when the division leaves a remainder */
export function quotient(top: bigint, bottom: bigint): bigint {
  if (top % bottom !== 0n) throw new RangeError(`${top} ÷ ${bottom} leaves a remainder`);
  return top / bottom;
}

/** A fraction in lowest terms, such as `1/4`. */
export function lowestTerms(top: bigint, bottom: bigint): string {
  const common = greatestCommonFactor(top, bottom);
  return `${top / common}/${bottom / common}`;
}

/** A whole number in scientific notation, such as `4.2 × 10⁷`. */
export function scientific(value: bigint): string {
  const digits = String(value).replace(/0+$/, '');
  const front = digits.length > 1 ? `${digits[0]}.${digits.slice(1)}` : digits;
  return `${front} × 10${raised(String(value).length - 1)}`;
}

/** A whole number as a product of primes, such as `2³ × 3² × 5`. */
export function primeProduct(value: bigint): string {
  const factors: string[] = [];
  let rest = value;
  for (let prime = 2n; rest > 1n; prime += 1n) {
    let power = 0;
    for (; rest % prime === 0n; rest /= prime) power += 1;
    if (power > 0) factors.push(power === 1 ? `${prime}` : `${prime}${raised(power)}`);
  }
  return factors.join(' × ');
}

/** The least exponent with which 2 reaches `goal`. */
export function doublings(goal: bigint): number {
  let steps = 0;
  while (2n ** BigInt(steps) < goal) steps += 1;
  return steps;
}

/** Whether two options have one value; options that are no amounts are compared as they are written. */
export function sameAmount(one: string, other: string): boolean {
  const [a, b] = [amount(one), amount(other)];
  return a && b ? a[0] * b[1] === b[0] * a[1] : one === other;
}

/** The value of a number, a mixed fraction or a product of powers, with or without a unit. */
function amount(option: string): Fraction | null {
  const text = option.replaceAll(',', '').replace(/ (?!and )[a-z][^\d×]*$/, '');
  const mixed = /^(?:(\d+) and )?(\d+)\/(\d+)$/.exec(text);
  if (mixed) {
    const bottom = BigInt(mixed[3] ?? 1);
    return [BigInt(mixed[1] ?? 0) * bottom + BigInt(mixed[2] ?? 0), bottom];
  }
  let value: Fraction = [1n, 1n];
  for (const factor of text.split(' × ')) {
    const parts = /^(\d+)(?:\.(\d+))?([⁰¹²³⁴⁵⁶⁷⁸⁹]*)$/.exec(factor);
    if (!parts) return null;
    const [, whole = '', decimals = '', power = ''] = parts;
    const exponent = [...power].map((digit) => RAISED.indexOf(digit)).join('');
    const times = exponent === '' ? 1n : BigInt(exponent);
    value = [
      value[0] * BigInt(whole + decimals) ** times,
      value[1] * 10n ** (BigInt(decimals.length) * times),
    ];
  }
  return value;
}
