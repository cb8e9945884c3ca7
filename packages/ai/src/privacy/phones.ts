import { findPhoneNumbersInText } from 'libphonenumber-js';
import { isSpelledNumber, SPELLED_DIGITS } from './spelled-digits.ts';

/** Whose way of writing numbers is tried, where no country code stands before them. */
const COUNTRIES = ['US', 'GB', 'ES', 'MX', 'FR', 'DE', 'AT', 'CH'] as const;
/** The digits of the shortest telephone number. */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
/** Groups of digits as numbers are written. */
const GROUPS = /(?<![\p{L}\p{N}])[+(]?\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){6,18}(?![\p{L}\p{N}])/gu;

/** Words before a number that say that somebody can be called there. */
const CALL =
  /(?:call|phone|reach|text(?: me)?|cell|mobile|whats\s?app|\btel|llam\w*|m[oó]vil|tel[eé]fono|mi n[uú]mero|my number|appel\p{L}*|t[eé]l[eé]phone|portable|mon num[eé]ro|ruf\p{L}*|telefon\p{L}*|handy\p{L}*|meine nummer|dad|mom|mum|papa|mama)\P{Nd}{0,24}$/iu;
/** What stands around a number that somebody calculates with. */
const SUM_BEFORE =
  /(?:[*/×÷=%^<>]|(?<=\d\s?)[+−-]|\p{L}\s?[+−]|plus|minus|times|divided by|mal|durch|geteilt|entre|por|m[aá]s|menos|fois|divis[eé] par|moins|round|runde|redondea|arrondi\p{L}*|the number|die zahl|el n[uú]mero|le nombre)\s*$/iu;
const SUM_AFTER =
  /^\s*(?:[*/×÷=%^<>]|[+−-]\s?\d|plus|minus|times|divided|mal\b|durch|geteilt|por\b|entre|m[aá]s\b|menos|fois|divis|moins|(?:is (?:a |an )?)?(?:prime|even|odd)|km|kil|m\b|met|miles?|people|personas|personnes|menschen|years|jahre|a[nñ]os|ans\b|stars|sterne|estrellas|[eé]toiles|€|\$|euros?|dollars?)/iu;
const DATE = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}$|^\d{1,2}[-./]\d{1,2}[-./]\d{4}$/u;
const GROUPED_THOUSANDS = /^\d{1,3}(?:[.\s]000)+$|^\d{1,3}(?:\.\d{3})+$|^\d+[.]\d+$/u;

/** Takes out telephone numbers, in digits and spelled out; numbers of sums, dates and counting stay. */
export function removePhones(text: string): string {
  let clean = text.replace(SPELLED_DIGITS, (words) => (isSpelledNumber(words) ? '[phone]' : words));
  if ((clean.match(/\p{Nd}/gu)?.length ?? 0) < FEWEST_DIGITS) return clean;
  for (const country of COUNTRIES) {
    const found = findPhoneNumbersInText(clean, country).filter(
      ({ startsAt, endsAt }) => !isCalculated(clean, startsAt, endsAt),
    );
    // From the last to the first, so that the places of the earlier ones stay right.
    for (const { startsAt, endsAt } of found.reverse()) {
      clean = `${clean.slice(0, startsAt)}[phone]${clean.slice(endsAt)}`;
    }
  }
  return clean.replace(GROUPS, (written, at: number) =>
    isPhone(clean, written, at) ? '[phone]' : written,
  );
}

function isPhone(text: string, written: string, at: number): boolean {
  const digits = written.replace(/\P{Nd}/gu, '');
  if (digits.length > MOST_DIGITS || isCalculated(text, at, at + written.length)) return false;
  if (/^[+0(]/u.test(written) || CALL.test(text.slice(0, at))) return true;
  return groupsOf(written).length > 1 || digits.length >= 9;
}

function isCalculated(text: string, from: number, to: number): boolean {
  const written = text.slice(from, to).trim();
  if (DATE.test(written) || GROUPED_THOUSANDS.test(written)) return true;
  // A country code or a zero at the front belongs to no sum.
  if (/^(?:\+\d|0\d)/u.test(written)) return false;
  // `2 4 6 8 10 12 14` is a row to go on with, `5 5 5 0 1 9 2` is a number to call.
  const groups = groupsOf(written);
  if (groups.length > 2 && isRow(groups.map(Number))) return true;
  return SUM_BEFORE.test(text.slice(0, from)) || SUM_AFTER.test(text.slice(to));
}

function groupsOf(written: string): string[] {
  return written.split(/\P{Nd}+/u).filter((group) => group !== '');
}

/** Whether numbers go up or down by the same step. */
function isRow(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  return steps.every((step) => step === steps[0]);
}
