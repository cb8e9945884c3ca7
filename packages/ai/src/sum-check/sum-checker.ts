import type { Language } from '@lamplight/domain/profiles';
import { type Exact, isWhole, minus, times } from '../chat/sums/exact.ts';
import { withDigits } from '../chat/sums/number-words.ts';
import { writeDecimal, writeNumber } from '../chat/sums/write-number.ts';
import { type FoundSum, foundSums, plainNumber } from './found-sums.ts';

/** A result that was put right in its sentence. */
export interface SumCorrection {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** Holds the sums of an answer against exact reckoning, sentence by sentence. */
export interface SumChecker {
  /** @returns what has to be put right, in order; null for a sentence that can't be put right plainly */
  check(sentence: string): SumCorrection[] | null;
}

/** Sentences in which a sum may be meant to be wrong, or reckons with other numbers than those of every day. */
const ANOTHER_MATTER =
  /\b(?:wrong|false|incorrect|mistakes?|clock|o['’]clock|mod(?:ulo)?|binary|base|not|isn['’]t|falso|incorrect[oa]|error|reloj|binario|no|faux|fausse|erreur|horloge|binaire|pas|falsch|fehler|uhr|binär|dual|nicht)(?![\p{L}])/iu;
const REMAINDER =
  /^\s*,?\s*(?:\(|with|and|con|y|avec|et|mit|und)?\s*(?:an?|un|ein|einem|le|der)?\s*(?:remainder|rest|resto|reste|r)\b\D{0,6}(\d+)/iu;
/** Results that are only said to be near may be off by so many per cent. */
const NEAR = 5n;

export function createSumChecker(language: Language): SumChecker {
  /** Wrong results that were put right: whoever goes on with one has not noticed. */
  const wrong = new Set<string>();
  let told = '';

  return {
    check(sentence) {
      const before = told;
      told += ` ${sentence}`;
      if ([...wrong].some((number) => says(sentence, number, language))) return null;
      if (ANOTHER_MATTER.test(sentence)) return [];
      const faults = foundSums(sentence, language).filter(
        (sum) => !isRight(sum, sentence, language),
      );
      const corrections: SumCorrection[] = [];
      for (const { value, said } of faults) {
        if (said === null || REMAINDER.test(sentence.slice(said.end))) return null;
        const written = asWritten(value, said.written, language);
        if (written === null) return null;
        const rest = `${before} ${sentence.slice(0, said.start)} ${sentence.slice(said.end)}`;
        if (says(rest, said.written, language)) return null;
        wrong.add(said.written);
        corrections.push({ start: said.start, end: said.end, written });
      }
      if (corrections.length === 0 && isWrongInWords(sentence, language)) return null;
      return corrections;
    },
  };
}

function isRight(
  { value, saidValue, said, isAbout, division }: FoundSum,
  sentence: string,
  language: Language,
) {
  if (isSame(value, saidValue)) return true;
  if (said === null) return false;
  const rest = REMAINDER.exec(sentence.slice(said.end))?.[1];
  if (division !== null && rest !== undefined) {
    const [over, under] = division;
    return isSame(minus(over, times(saidValue, under)), { over: BigInt(rest), under: 1n });
  }
  if (isAbout) return isWithin(value, saidValue, size(value), 100n / NEAR);
  const decimals = plainNumber(said.written, language).split('.')[1]?.length ?? 0;
  // A number that does not end is rounded, or breaks off.
  const step = { over: 1n, under: 10n ** BigInt(decimals) };
  return decimals > 0 && isWithin(value, saidValue, step, 1n);
}

const isSame = (a: Exact, b: Exact) => a.over === b.over && a.under === b.under;

function size(value: Exact): Exact {
  return value.over < 0n ? { ...value, over: -value.over } : value;
}

/** Whether two numbers differ by less than a part of another. */
function isWithin(a: Exact, b: Exact, of: Exact, part: bigint): boolean {
  const difference = size(minus(a, b));
  return difference.over * of.under * part < of.over * difference.under;
}

/** A value in the manner of a number that stood there; null where it can't be written plainly. */
function asWritten(value: Exact, before: string, language: Language): string | null {
  if (isWhole(value) || before.includes('/')) return writeNumber(value, language);
  const decimal = writeDecimal(value, language);
  return decimal?.isExact ? decimal.written : null;
}

/** Whether a number stands in a text by itself. */
function says(text: string, number: string, language: Language): boolean {
  const wanted = plainNumber(number, language);
  return (text.match(/\d+(?:[.,\u202F\u00A0]\d+)*(?:\/\d+)?/gu) ?? []).some(
    (each) => plainNumber(each, language) === wanted,
  );
}

/** Whether a sum is wrong whose numbers are written as words. */
function isWrongInWords(sentence: string, language: Language): boolean {
  const letters = sentence.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss');
  const plain = letters
    .toLowerCase()
    .replace(/[.,;!?](?!\d)/gu, ' $& ')
    .replace(/\s+/gu, ' ');
  const digits = withDigits(plain, language);
  if (digits === plain) return false;
  // “Seven times eight is one of the hard ones”: one is a word of every day.
  return foundSums(digits, language).some(
    (sum) => sum.said !== null && sum.said.written !== '1' && !isRight(sum, digits, language),
  );
}
