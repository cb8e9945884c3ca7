import Fraction from 'fraction.js';
import { type Exact, fractionTex } from '../value.ts';

/** A number behind an operation sign: in brackets when it is negative. */
export function bracketed(value: Exact): string {
  const written = fractionTex(value);
  return written.startsWith('-') ? `(${written})` : written;
}

/** A number that is added to what stands before it: ` + 5` or ` - 5`; nothing for 0. */
export function added(value: Exact): string {
  const exact = new Fraction(value);
  if (exact.equals(0)) return '';
  return `${exact.s < 0n ? ' - ' : ' + '}${fractionTex(exact.abs())}`;
}

/** A factor before a letter: `3x`, `x`, `-x`. */
export function times(factor: Exact, letter: string): string {
  const exact = new Fraction(factor);
  if (exact.abs().equals(1)) return `${exact.s < 0n ? '-' : ''}${letter}`;
  return `${fractionTex(exact)}${letter}`;
}

/** Words in a row: `a, b and c`. */
export function listed(items: readonly (string | number)[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}
