import type { Language } from '@lamplight/domain/profiles';
import type { Sign } from '../chat/sums/read-sum.ts';

/** A stretch of a text as arithmetic reads it. */
export type TextToken = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'number'; readonly written: string }
  | { readonly kind: 'sign'; readonly signs: readonly Sign[]; readonly power?: string }
  /** An equals sign, or a word for it. */
  | { readonly kind: 'equals'; readonly isWord: boolean; readonly isAbout: boolean }
  | { readonly kind: 'other' }
);

const SIGNS: Readonly<Record<string, Sign>> = {
  ...{ '+': '+', '-': '-', '−': '-', '–': '-', '^': '^', '√': 'root', '(': '(', ')': ')' },
  ...{ '×': '*', '·': '*', '∙': '*', '⋅': '*', '✕': '*', '*': '*', x: '*' },
  ...{ '÷': '/', '/': '/', ':': '/' },
};
/** Signs that also stand in ranges, places and words: they count with a space on either side only. */
const NEEDS_SPACE = new Set(['-', '–', ':', 'x']);

/** Words for signs and for “is”, each with accents and without. */
const WORDS: Readonly<Record<Language, readonly (readonly [pattern: string, Sign | '='])[]>> = {
  en: [
    ['plus', '+'],
    ['minus', '-'],
    ['times|multiplied by', '*'],
    ['divided by', '/'],
    ['is equal to|equals|makes|gives|is', '='],
  ],
  es: [
    ['m[aá]s', '+'],
    ['menos', '-'],
    ['multiplicado por', '*'],
    ['dividido (?:entre|por)|entre', '/'],
    ['por', '*'],
    ['es igual a|son|es|dan?|hacen', '='],
  ],
  fr: [
    ['plus', '+'],
    ['moins', '-'],
    ['multipli[ée] par|fois', '*'],
    ['divis[ée] par', '/'],
    ['est [ée]gal à|est [ée]gal a|[ée]gale|font|fait|donne(?:nt)?', '='],
  ],
  de: [
    ['plus', '+'],
    ['minus', '-'],
    ['mal', '*'],
    ['geteilt durch|durch', '/'],
    ['ist gleich|ergibt|macht|gibt|sind|ist', '='],
  ],
};
const ABOUT = '(?:about|around|roughly|unos|aproximadamente|environ|à peu près|ungefähr|etwa|rund)';

const NUMBER = String.raw`\d+(?:[.,\u202F\u00A0]\d+)*(?:\/\d+)?`;
const readers = new Map<Language, RegExp>();

function readerOf(language: Language): RegExp {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const words = WORDS[language].map(([pattern], at) => `(?<w${at}>${pattern})`).join('|');
  const made = new RegExp(
    `(?<number>${NUMBER})|(?<power>[²³])|(?<equals>[=≈])|(?<![\\p{L}\\p{N}])(?:(?:${words})(?<about>\\s+${ABOUT})?(?![\\p{L}\\p{N}]))|(?<sign>[-+−–^√()×·∙⋅✕*÷/:x])|(?<other>\\p{L}+|\\S)`,
    'giu',
  );
  readers.set(language, made);
  return made;
}

/** The numbers, signs and words for signs of a text, with everything else as `other`. */
export function sumTokens(text: string, language: Language): TextToken[] {
  return Array.from(text.matchAll(readerOf(language)), (match): TextToken => {
    const groups = match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].length };
    if (groups.number !== undefined) return { ...place, kind: 'number', written: match[0] };
    if (groups.power !== undefined) {
      return { ...place, kind: 'sign', signs: ['^'], power: match[0] === '²' ? '2' : '3' };
    }
    if (groups.equals !== undefined) {
      return { ...place, kind: 'equals', isWord: false, isAbout: match[0] === '≈' };
    }
    const word = WORDS[language].find((_, at) => groups[`w${at}`] !== undefined)?.[1];
    if (word === '=') {
      const isAbout = groups.about !== undefined;
      return { ...place, kind: 'equals', isWord: true, isAbout };
    }
    if (word !== undefined) return { ...place, kind: 'sign', signs: [word] };
    const sign = groups.sign === undefined ? undefined : SIGNS[match[0].toLowerCase()];
    if (sign === undefined || !standsFree(text, match[0], place))
      return { ...place, kind: 'other' };
    return { ...place, kind: 'sign', signs: [sign] };
  });
}

function standsFree(
  text: string,
  sign: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const [before = ' ', after = ' '] = [text[start - 1], text[end]];
  if (sign === 'x' && /\d/u.test(before) && /\d/u.test(after)) return true;
  return !NEEDS_SPACE.has(sign) || (/\s/u.test(before) && /\s/u.test(after));
}
