import type { Language } from '@lamplight/domain/profiles';
import { type Exact, isWhole } from './exact.ts';

/** Decimals of a number that does not end. */
const DECIMALS = 4n;
/** Whole numbers from here on are grouped by thousands. */
const GROUPED_FROM = 5;

/** A number as people write it: `12,500`, `3/4`, `-2`. */
export function writeNumber({ over, under }: Exact, language: Language): string {
  const sign = over < 0n ? '-' : '';
  const top = grouped(over < 0n ? -over : over, language);
  return under === 1n ? `${sign}${top}` : `${sign}${top}/${grouped(under, language)}`;
}

/** The same number with decimals; null for a whole one. `isExact` tells whether they end there. */
export function writeDecimal(
  value: Exact,
  language: Language,
): { readonly written: string; readonly isExact: boolean } | null {
  if (isWhole(value)) return null;
  const { over, under } = value;
  const scale = 10n ** DECIMALS;
  const size = over < 0n ? -over : over;
  const isExact = (size * scale) % under === 0n;
  const scaled = isExact ? (size * scale) / under : (size * scale * 2n + under) / (under * 2n);
  const decimals = (scaled % scale).toString().padStart(Number(DECIMALS), '0').replace(/0+$/u, '');
  const point = language === 'en' ? '.' : ',';
  const whole = grouped(scaled / scale, language);
  const written = `${over < 0n ? '-' : ''}${whole}${decimals === '' ? '' : point + decimals}`;
  return { written, isExact };
}

function grouped(number: bigint, language: Language): string {
  const digits = number.toString();
  if (digits.length < GROUPED_FROM) return digits;
  const between = { en: ',', de: '.', es: '.', fr: '\u202F' }[language];
  return digits.replace(/\B(?=(?:\d{3})+$)/gu, between);
}
