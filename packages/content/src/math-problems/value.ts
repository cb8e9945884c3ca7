import Fraction from 'fraction.js';

/** An answer as it is printed, and what makes two of them the same. */
export interface MathValue {
  /** Words with formulas between dollar signs. */
  readonly text: string;
  /** Equal values have equal names, however they are written: ½ and 0.5 are the same. */
  readonly same: string;
}

/** What exact arithmetic takes: whole numbers and fractions, never a rounded one. */
export type Exact = Fraction | number;

const exact = (value: Exact): Fraction => new Fraction(value);

/** A whole number with groups of three digits, for the inside of a formula. */
function grouped(value: bigint): string {
  const digits = String(value < 0n ? -value : value);
  const groups = digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '{,}') : digits;
  return value < 0n ? `-${groups}` : groups;
}

/** LaTeX of a fraction in lowest terms; a whole number stands alone. */
export function fractionTex(value: Exact): string {
  const { s, n, d } = exact(value);
  return d === 1n ? grouped(s * n) : `${s < 0n ? '-' : ''}\\frac{${n}}{${d}}`;
}

/** LaTeX of a decimal that ends; throws RangeError for one that doesn't. */
export function decimalTex(value: Exact): string {
  const { s, n, d } = exact(value);
  let power = 1n;
  let places = 0;
  while (power % d !== 0n) {
    power *= 10n;
    places += 1;
    if (places > 12) throw new RangeError(`${n}/${d} has no decimal that ends`);
  }
  const digits = String((n * power) / d).padStart(places + 1, '0');
  const whole = grouped(BigInt(digits.slice(0, digits.length - places)));
  const rest = places === 0 ? '' : `.${digits.slice(-places)}`;
  return `${s < 0n ? '-' : ''}${whole}${rest}`;
}

/** LaTeX of a mixed number such as 2½. */
export function mixedTex(value: Exact): string {
  const { s, n, d } = exact(value);
  const whole = n / d;
  const rest = n % d;
  if (rest === 0n || whole === 0n) return fractionTex(value);
  return `${s < 0n ? '-' : ''}${whole}\\frac{${rest}}{${d}}`;
}

/** How a number is written. */
export interface NumberForm {
  readonly form?: 'fraction' | 'decimal' | 'mixed' | 'percent';
  /** Behind the number in roman letters, such as `cm` or `cm^2`; part of what the answer is. */
  readonly unit?: string;
  /** Before the number, such as `\\$`. */
  readonly before?: string;
}

/** A number; as a fraction in lowest terms unless another form is asked for. A percent is given as its number: 25 for 25%. */
export function number(
  value: Exact,
  { form = 'fraction', unit, before = '' }: NumberForm = {},
): MathValue {
  const write = {
    fraction: fractionTex,
    decimal: decimalTex,
    mixed: mixedTex,
    percent: decimalTex,
  }[form];
  const sign = form === 'percent' ? '\\%' : '';
  const behind = unit === undefined ? '' : `\\ \\mathrm{${unit}}`;
  const { s, n, d } = exact(value);
  const kind = form === 'percent' ? '%' : (unit ?? before);
  return {
    text: `$${before}${write(value)}${sign}${behind}$`,
    same: `${s * n}/${d} ${kind}`.trim(),
  };
}

/** Words that are an answer, such as the name of a shape. */
export function words(text: string): MathValue {
  return { text, same: text.toLowerCase() };
}

/** A formula that is an answer; `same` is its canonical form, computed and not read from the formula. */
export function formula(tex: string, same: string): MathValue {
  return { text: `$${tex}$`, same };
}
