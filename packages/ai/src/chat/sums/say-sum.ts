import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import { type Exact, exact, isWhole, NoValue, wholeRoot } from './exact.ts';
import type { SumToken } from './read-sum.ts';
import { type SumStep, type WorkedSum, workOut } from './work-out.ts';
import { writeDecimal, writeNumber } from './write-number.ts';

const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷', '^': '^', root: '√' } as const;

/** The few words around numbers. */
const WORDS: Readonly<
  Record<
    Language,
    Readonly<
      Record<
        | 'first'
        | 'next'
        | 'about'
        | 'left'
        | 'byZero'
        | 'tooLarge'
        | 'noRoot'
        | 'check'
        | 'between'
        | 'count',
        string
      >
    >
  >
> = {
  en: {
    first: 'First',
    next: 'Then',
    about: 'That is about',
    left: 'remainder',
    byZero: 'You cannot divide by zero: no number times zero gives what you started with.',
    tooLarge: 'That number gets too long for me to write down.',
    noRoot: 'That root is no number on the number line that I can give you.',
    check: 'You can check it:',
    between: 'That root is no fraction:',
    count: 'Count:',
  },
  es: {
    first: 'Primero',
    next: 'Después',
    about: 'Es más o menos',
    left: 'resto',
    byZero: 'No se puede dividir entre cero: ningún número por cero da lo que tenías.',
    tooLarge: 'Ese número es demasiado largo para escribirlo.',
    noRoot: 'Esa raíz no es un número que pueda darte.',
    check: 'Puedes comprobarlo:',
    between: 'Esa raíz no es una fracción:',
    count: 'Cuenta:',
  },
  fr: {
    first: 'D’abord',
    next: 'Ensuite',
    about: 'C’est à peu près',
    left: 'reste',
    byZero: 'On ne peut pas diviser par zéro : aucun nombre fois zéro ne donne ce que tu avais.',
    tooLarge: 'Ce nombre devient trop long pour que je l’écrive.',
    noRoot: 'Cette racine n’est pas un nombre que je peux te donner.',
    check: 'Tu peux vérifier :',
    between: 'Cette racine n’est pas une fraction :',
    count: 'Compte :',
  },
  de: {
    first: 'Zuerst',
    next: 'Dann',
    about: 'Das ist ungefähr',
    left: 'Rest',
    byZero: 'Durch null kann man nicht teilen: Keine Zahl mal null ergibt das, was du hattest.',
    tooLarge: 'Diese Zahl wird zu lang, um sie aufzuschreiben.',
    noRoot: 'Diese Wurzel ist keine Zahl, die ich dir nennen kann.',
    check: 'Du kannst es prüfen:',
    between: 'Diese Wurzel ist kein Bruch:',
    count: 'Zähle:',
  },
};

/** Up to here little children count along. */
const COUNTED_ALONG = 10n;

/** The result of a sum with its steps, in the child's band; null when the tokens are no sum. */
export function saySum(
  tokens: readonly SumToken[],
  band: ContentBand,
  language: Language,
): string | null {
  const words = WORDS[language];
  try {
    const worked = workOut(tokens);
    if (worked === null) return null;
    return 'rootOf' in worked
      ? sayRoot(worked.rootOf, language)
      : sayValue(worked, tokens, band, language);
  } catch (error) {
    if (!(error instanceof NoValue)) throw error;
    return { 'by-zero': words.byZero, 'too-large': words.tooLarge, 'no-root': words.noRoot }[
      error.reason
    ];
  }
}

function sayValue(
  { value, steps }: Extract<WorkedSum, { value: Exact }>,
  tokens: readonly SumToken[],
  band: ContentBand,
  language: Language,
): string {
  const words = WORDS[language];
  const sum = writeSum(tokens);
  const [only] = steps;
  if (steps.length === 1 && only?.sign === '/' && !isWhole(value) && isShared(only)) {
    return sayShared(only, sum, band, language);
  }
  const parts = [`${sum} = ${writeNumber(value, language)}.`];
  if (steps.length === 1 && only !== undefined) {
    const how = sayHow(only, band, language);
    if (how !== null) parts.push(how);
  } else if (band !== 'kindergarten') {
    const lines = steps.map(
      (step, index) => `${index === 0 ? words.first : words.next} ${writeStep(step, language)}.`,
    );
    parts.push(lines.join(' '));
  }
  if (band !== 'kindergarten') parts.push(sayDecimal(value, language));
  return parts.filter((part) => part !== '').join(' ');
}

/** The number with decimals; nothing for a whole one. */
function sayDecimal(value: Exact, language: Language): string {
  const decimal = writeDecimal(value, language);
  if (decimal === null) return '';
  return decimal.isExact
    ? `${writeNumber(value, language)} = ${decimal.written}.`
    : `${WORDS[language].about} ${decimal.written}.`;
}

function isShared({ left, right }: SumStep): boolean {
  return isWhole(left) && isWhole(right) && left.over >= 0n && right.over > 0n;
}

/** A division of whole numbers that does not come out even: with what is left, and for the older as a fraction. */
function sayShared(step: SumStep, sum: string, band: ContentBand, language: Language): string {
  const { left, right, result } = step;
  const number = (value: bigint) => writeNumber(exact(value), language);
  const rest = `${sum} = ${number(left.over / right.over)}, ${WORDS[language].left} ${number(left.over % right.over)}.`;
  if (band === 'kindergarten') return rest;
  const fraction = `${sum} = ${writeNumber(result, language)}.`;
  return [rest, fraction, sayDecimal(result, language)].filter((part) => part !== '').join(' ');
}

/** A way to see it, for a single step with whole numbers; null where the result says it all. */
function sayHow(step: SumStep, band: ContentBand, language: Language): string | null {
  const { left, sign, right, result } = step;
  if (!isWhole(left) || !isWhole(right) || left.over < 0n || right.over < 0n) return null;
  const number = (value: bigint) => writeNumber(exact(value), language);
  const words = WORDS[language];
  const [a, b] = [left.over, right.over];
  if (band === 'kindergarten') {
    if (b === 0n || b > COUNTED_ALONG) return null;
    if (sign === '+') return `${words.count} ${counted(a, b, 1n)}.`;
    if (sign === '-' && a >= b) return `${words.count} ${counted(a, b, -1n)}.`;
    if (sign === '*' && a > 1n && a <= COUNTED_ALONG)
      return `${Array(Number(a)).fill(number(b)).join(' + ')}.`;
    return null;
  }
  if (sign === '/' && b !== 0n) {
    return `${words.check} ${number(b)} × ${writeNumber(result, language)} = ${number(a)}.`;
  }
  const ones = b % 10n;
  const tens = b - ones;
  if (sign === '*' && tens === 0n && b > 0n) {
    return `${words.check} ${number(a * b)} ÷ ${number(b)} = ${number(a)}.`;
  }
  if (tens === 0n || ones === 0n || b > 99n) return null;
  if (sign === '+') {
    return `${words.first} ${number(a)} + ${number(tens)} = ${number(a + tens)}. ${words.next} ${number(a + tens)} + ${number(ones)} = ${number(a + b)}.`;
  }
  if (sign === '-' && a >= b) {
    return `${words.first} ${number(a)} − ${number(tens)} = ${number(a - tens)}. ${words.next} ${number(a - tens)} − ${number(ones)} = ${number(a - b)}.`;
  }
  if (sign === '*') {
    return `${number(a)} × ${number(tens)} = ${number(a * tens)}, ${number(a)} × ${number(ones)} = ${number(a * ones)}: ${number(a * tens)} + ${number(a * ones)} = ${number(a * b)}.`;
  }
  return null;
}

function counted(from: bigint, count: bigint, by: bigint): string {
  return Array.from({ length: Number(count) }, (_, step) =>
    String(from + by * BigInt(step + 1)),
  ).join(', ');
}

function sayRoot(under: Exact, language: Language): string {
  const words = WORDS[language];
  const root = wholeRoot(under.over / under.under);
  const near = wholeRoot((under.over * 10n ** 8n) / under.under);
  const about = writeDecimal(exact(near, 10n ** 4n), language)?.written ?? '';
  const between = `${writeNumber(exact(root), language)} < √${bracketed(under, language)} < ${writeNumber(exact(root + 1n), language)}`;
  return `${words.between} ${between}. ${words.about} ${about}.`;
}

function writeStep({ left, sign, right, result }: SumStep, language: Language): string {
  const value = writeNumber(result, language);
  if (sign === 'root') return `√${writeNumber(right, language)} = ${value}`;
  return `${bracketed(left, language)} ${SIGNS[sign]} ${bracketed(right, language)} = ${value}`;
}

/** Fractions and negative numbers in brackets, so that the signs do not run together. */
function bracketed(value: Exact, language: Language): string {
  const written = writeNumber(value, language);
  return isWhole(value) && value.over >= 0n ? written : `(${written})`;
}

/** The sum as it was asked, in signs. */
function writeSum(tokens: readonly SumToken[]): string {
  return tokens
    .map((token) => {
      if ('number' in token) return token.number;
      return token.sign === '(' || token.sign === ')' ? token.sign : ` ${SIGNS[token.sign]} `;
    })
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}
