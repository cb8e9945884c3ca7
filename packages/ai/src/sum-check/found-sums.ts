import type { Language } from '@lamplight/domain/profiles';
import { type Exact, exactOf, NoValue } from '../chat/sums/exact.ts';
import type { SumToken } from '../chat/sums/read-sum.ts';
import { workOut } from '../chat/sums/work-out.ts';
import { sumTokens, type TextToken } from './sum-tokens.ts';

/** What somebody says that a sum gives. */
export interface FoundSum {
  /** What it gives in truth. */
  readonly value: Exact;
  /** What is said: the place and the words of a number, or null where the other side is a sum as well. */
  readonly said: { readonly start: number; readonly end: number; readonly written: string } | null;
  readonly saidValue: Exact;
  readonly isAbout: boolean;
  /** Dividend and divisor, where the sum is one division: what is said may be its quotient with a remainder. */
  readonly division: readonly [Exact, Exact] | null;
}

interface Side {
  readonly tokens: readonly TextToken[];
  readonly value: Exact;
  readonly isSum: boolean;
}

/** The sums of a text with what is said of them: `3 + 4 = 7`, `7 times 8 is 56`, `2 + 3 = 4 + 1 = 5`. */
export function foundSums(text: string, language: Language): FoundSum[] {
  return runsOf(text, sumTokens(text, language)).flatMap((run) => sumsOf(run, language));
}

/** Numbers, signs and equals signs in a row that nothing else touches. */
function runsOf(text: string, tokens: readonly TextToken[]): TextToken[][] {
  const runs: TextToken[][] = [];
  let run: TextToken[] = [];
  const close = (next: TextToken | undefined) => {
    const last = run.at(-1);
    const touches = next !== undefined && last !== undefined && next.start === last.end;
    // A unit, a letter or a currency right behind a number makes it another thing: `2x`, `50%`, `3€`.
    const isTouched = touches && /[\p{L}%€$£°]/u.test(text.slice(next.start, next.start + 1));
    if (run.some(({ kind }) => kind === 'equals') && !isTouched) runs.push(run);
    run = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'other') {
      close(token);
      continue;
    }
    const before = tokens[at - 1];
    const isTouched =
      run.length === 0 &&
      before?.kind === 'other' &&
      before.end === token.start &&
      /[\p{L}%€$£.,:#]$/u.test(text.slice(before.start, before.end));
    // The whole run belongs to what touches it: it is kept as one that begins with a sign, and so read as none.
    run.push(isTouched ? { ...token, kind: 'sign', signs: ['+'] } : token);
  }
  close(undefined);
  return runs;
}

function sumsOf(run: readonly TextToken[], language: Language): FoundSum[] {
  const parts: TextToken[][] = [[]];
  const equals: Extract<TextToken, { kind: 'equals' }>[] = [];
  for (const token of run) {
    if (token.kind === 'equals') {
      equals.push(token);
      parts.push([]);
    } else parts.at(-1)?.push(token);
  }
  const sides = parts.map((tokens) => sideOf(tokens, language));
  return equals.flatMap((sign, at): FoundSum[] => {
    const [left, right] = [sides[at], sides[at + 1]];
    if (!left || !right || !(left.isSum || right.isSum)) return [];
    // `Psalm 119 is 2 times …` is about a psalm: words say of a sum what it gives, and not the other way round.
    if (sign.isWord && (!left.isSum || right.isSum)) return [];
    const [sum, told] = left.isSum ? [left, right] : [right, left];
    const [only] = told.tokens;
    const isNumber = told.tokens.length === 1 && only?.kind === 'number';
    return [
      {
        ...{ value: sum.value, saidValue: told.value, isAbout: sign.isAbout },
        said: isNumber ? { start: only.start, end: only.end, written: only.written } : null,
        division: divisionOf(sum.tokens, language),
      },
    ];
  });
}

/** One side of an equals sign; null where it can't be worked out, or begins or ends with what is no part of it. */
function sideOf(tokens: readonly TextToken[], language: Language): Side | null {
  // A dash behind a number goes on with the sentence.
  const dash = tokens.at(-1);
  const own = dash?.kind === 'sign' && dash.signs[0] === '-' ? tokens.slice(0, -1) : tokens;
  const sum = own.flatMap((token) => sumTokenOf(token, language));
  if (sum.length === 0) return null;
  const [only, ...others] = sum;
  try {
    if (only !== undefined && others.length === 0 && 'number' in only) {
      return { tokens: own, value: exactOf(only.number), isSum: only.number.includes('/') };
    }
    const first = own[0];
    if (first?.kind === 'sign' && !['-', '(', 'root'].includes(first.signs[0] ?? '')) return null;
    const worked = workOut(sum);
    return worked !== null && 'value' in worked
      ? { tokens: own, value: worked.value, isSum: true }
      : null;
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
}

function sumTokenOf(token: TextToken, language: Language): SumToken[] {
  if (token.kind === 'number') return [{ number: plainNumber(token.written, language) }];
  if (token.kind !== 'sign') return [];
  const signs = token.signs.map((sign) => ({ sign }));
  return token.power === undefined ? signs : [...signs, { number: token.power }];
}

/** A number with a point for decimals and nothing between thousands. */
export function plainNumber(written: string, language: Language): string {
  const joined = written.replace(/[\u202F\u00A0]/gu, '');
  return language === 'en'
    ? joined.replace(/,(?=\d{3}(?!\d))/gu, '').replace(',', '.')
    : joined.replace(/\.(?=\d{3}(?!\d))/gu, '').replace(',', '.');
}

function divisionOf(
  tokens: readonly TextToken[],
  language: Language,
): readonly [Exact, Exact] | null {
  const [over, sign, under] = tokens.flatMap((token) => sumTokenOf(token, language));
  if (tokens.length !== 3 || !over || !sign || !under) return null;
  if (!('number' in over) || !('number' in under) || !('sign' in sign)) return null;
  return sign.sign === '/' ? [exactOf(over.number), exactOf(under.number)] : null;
}
