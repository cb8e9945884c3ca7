import { correctSpelling } from './spelling.ts';

/** Longest text that is read, in characters; nobody writes more into one entry or message. */
const LONGEST_TEXT = 40_000;

const INVISIBLE = /\u00AD|[\u200B-\u200F]|\u2060|\uFE0F|\uFEFF/gu;
/** A line that goes on in lower case ends no sentence: children break lines anywhere. */
const BREAK_WITHIN_SENTENCE = /(?<=[\p{L}\p{N},])[^\S\n]*\r?\n\s*(?=\p{Ll})/gu;
const APOSTROPHE_IN_WORD = /(?<=\p{L})['’‘`´ʼ](?=\p{L})/gu;

/** Pictures that stand for a word in what children write. */
const PICTURE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/[💀☠⚰🪦]/gu, ' die '],
  [/[🔪🗡]/gu, ' knife '],
  [/[🔫]/gu, ' gun '],
  [/[💊]/gu, ' pills '],
];

/** Letters of other scripts that look like Latin ones, and letters without a decomposition. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ı: 'i',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
};
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'gu');

/** Digits and signs that are written for a letter inside a word (`k1ll`, `su!cide`). */
const LETTER_SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Looked at whole, since a search from each of its letters takes seconds on a page without a space. */
const WORD_WITH_SIGNS = /[a-z0-9@$!]+/gu;
const SIGN_WITHIN = /[a-z][0134579@$!]+[a-z]/u;
const SIGN = /[013457@$!]/gu;
const SPELLED_OUT = /(?<![a-z])(?:[a-z][\s.\-_*]{1,3}){2,}[a-z](?![a-z])/gu;

/**
 * Letters without case, accents, look-alikes or doubles. Doubles go so that `killll` and `kil` are read as
 * `kill`; what patterns are written with goes through the same reduction.
 */
export function reduceLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(LOOK_ALIKE, (letter) => LOOK_ALIKES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])\1+/gu, '$1');
}

function readSigns(word: string): string {
  return word.replace(SIGN, (sign) => LETTER_SIGNS[sign] ?? sign);
}

/**
 * A text as one line of plain words, each between single spaces, with ` . ` where a sentence ends: what
 * patterns are matched on. Reads over capitals, accents, repeated and spaced letters, digits for letters,
 * emoji and common misspellings, in all languages of the product at once.
 */
export function normalizeText(text: string): string {
  let line = text
    .slice(0, LONGEST_TEXT)
    .replace(INVISIBLE, '')
    .replace(APOSTROPHE_IN_WORD, '')
    .replace(BREAK_WITHIN_SENTENCE, ' ');
  for (const [picture, word] of PICTURE_WORDS) line = line.replace(picture, word);
  line = reduceLetters(line)
    .replace(SPELLED_OUT, (letters) => reduceLetters(letters.replace(/[^a-z]/gu, '')))
    .replace(WORD_WITH_SIGNS, (word) => (SIGN_WITHIN.test(word) ? readSigns(word) : word))
    .replace(/\.{2,}|…/gu, ' ')
    .replace(/[.!?;\n]+/gu, ' . ')
    .replace(/[^a-z0-9.*]+/gu, ' ');
  const tokens = line.split(' ').filter((token) => token !== '');
  return ` ${reduceLetters(correctSpelling(tokens).join(' '))} `;
}
