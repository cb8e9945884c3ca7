import type { Language } from '@lamplight/domain/profiles';

const UNITS: Readonly<Record<Language, string>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  de: 'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
};
/** 30, 40 and so on up to 90. */
const TENS: Readonly<Record<Language, string>> = {
  en: 'thirty forty fifty sixty seventy eighty ninety',
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  fr: 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
  de: 'dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
};
const HUNDRED: Readonly<Record<Language, string>> = {
  en: 'hundred',
  es: 'cien',
  fr: 'cent',
  de: 'hundert',
};
const THOUSAND: Readonly<Record<Language, string>> = {
  en: 'thousand',
  es: 'mil',
  fr: 'mille',
  de: 'tausend',
};

/** Fractions that have a name of their own in English. */
const PARTS: Readonly<Record<string, string>> = {
  half: '2',
  halves: '2',
  third: '3',
  thirds: '3',
  quarter: '4',
  quarters: '4',
  fourth: '4',
  fourths: '4',
  fifth: '5',
  fifths: '5',
  sixth: '6',
  sixths: '6',
  eighth: '8',
  eighths: '8',
  tenth: '10',
  tenths: '10',
};

function valuesOf(language: Language): ReadonlyMap<string, number> {
  const units = UNITS[language].split(' ').map((word, value) => [word, value] as const);
  const tens = TENS[language].split(' ').map((word, index) => [word, 30 + index * 10] as const);
  return new Map([...units, ...tens]);
}

const known = new Map<Language, ReadonlyMap<string, number>>();

/**
 * Numbers in words as digits: `twenty-one` as 21, `three hundred and five` as 305, `two thirds` as (2/3).
 * @param text in lower case without accents
 */
export function withDigits(text: string, language: Language): string {
  const values = known.get(language) ?? valuesOf(language);
  known.set(language, values);
  const read: string[] = [];
  let number: number | null = null;
  let mayJoin = false;
  const flush = () => {
    if (number !== null) read.push(String(number));
    number = null;
    mayJoin = false;
  };
  const tokens = text
    .replace(/(?<=[a-z])-(?=[a-z])/gu, language === 'en' ? ' ' : '-')
    .split(/\s+/u);
  for (const [index, token] of tokens.entries()) {
    const value = values.get(token);
    const next = tokens[index + 1] ?? '';
    if (value !== undefined) {
      const joins = number !== null && mayJoin && value < (number % 100 === 0 ? 100 : 10);
      if (number !== null && !joins) flush();
      number = (number ?? 0) + value;
      mayJoin = value >= 20 && value % 10 === 0;
    } else if (token === HUNDRED[language] && (number === null || number < 100)) {
      number = (number ?? 1) * 100;
      mayJoin = true;
    } else if (token === THOUSAND[language]) {
      number = (number ?? 1) * 1000;
      mayJoin = true;
    } else if (
      language === 'en' &&
      token === 'and' &&
      number !== null &&
      number >= 100 &&
      number % 100 === 0 &&
      values.has(next)
    ) {
      mayJoin = true;
    } else if (language === 'en' && token in PARTS) {
      const top = number ?? 1;
      const last = read.at(-1) ?? '';
      number = null;
      if (top === 1 && /^\d+$/u.test(last)) read.pop();
      read.push(`${top === 1 && /^\d+$/u.test(last) ? last : top}/${PARTS[token]}`);
    } else {
      flush();
      read.push(token);
    }
  }
  flush();
  return read.join(' ');
}
