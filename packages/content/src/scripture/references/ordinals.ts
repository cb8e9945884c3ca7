import type { Language } from '@lamplight/domain/profiles';

interface Counting {
  /** Words for first, second, … as they stand before a book. */
  readonly ordinals: readonly (readonly string[])[];
  /** What may stand between the number and the name. */
  readonly fillers: readonly string[];
}

const COUNTING: Readonly<Record<Language, Counting>> = {
  en: {
    ordinals: [
      ['first', '1st', 'i'],
      ['second', '2nd', 'ii'],
      ['third', '3rd', 'iii'],
    ],
    fillers: ['the', 'book', 'letter', 'epistle', 'of', 'to', 'paul', 'saint', 'st.'],
  },
  es: {
    ordinals: [
      ['primera', 'primero', 'primer', '1ª', '1.ª', '1º', 'i'],
      ['segunda', 'segundo', '2ª', '2.ª', '2º', 'ii'],
      ['tercera', 'tercero', 'tercer', '3ª', '3.ª', 'iii'],
    ],
    fillers: ['carta', 'epístola', 'libro', 'de', 'del', 'los', 'las', 'la', 'a', 'pablo', 'san'],
  },
  fr: {
    ordinals: [
      ['première', 'premier', '1ère', '1re', '1er', 'i'],
      ['deuxième', 'seconde', 'second', '2ème', '2e', 'ii'],
      ['troisième', '3ème', '3e', 'iii'],
    ],
    fillers: ['lettre', 'épître', 'livre', 'de', 'du', 'des', 'aux', 'à', 'paul', 'saint'],
  },
  de: {
    ordinals: [
      ['erster', 'erste', 'ersten', 'erstes', '1.', 'i'],
      ['zweiter', 'zweite', 'zweiten', 'zweites', '2.', 'ii'],
      ['dritter', 'dritte', 'dritten', 'drittes', '3.', 'iii'],
      ['vierter', 'vierte', 'vierten', 'viertes', '4.'],
      ['fünfter', 'fünfte', 'fünften', 'fünftes', '5.'],
    ],
    fillers: ['buch', 'brief', 'des', 'der', 'an', 'die', 'apostels', 'paulus'],
  },
};

/** `Primera carta de Juan` as `1 Juan`: a name whose ordinal is a word as one whose ordinal is a digit. */
export function withoutOrdinal(name: string, language: Language): string {
  const [first = '', ...rest] = name.split(/\s+/);
  const { ordinals, fillers } = COUNTING[language];
  const index = ordinals.findIndex((words) => words.includes(first.toLowerCase()));
  if (index < 0) return name;
  const from = rest.findIndex((word) => !fillers.includes(word.toLowerCase()));
  return from < 0 ? name : [index + 1, ...rest.slice(from)].join(' ');
}
