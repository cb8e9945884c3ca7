import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { reduceLetters } from '../../text/index.ts';
import { soundOf } from '../sound.ts';
import { MEANINGS } from './table.ts';

type Rows = Map<string, number[]>;

/** What is looked up for one language, each with the numbers of the meanings. */
export interface MeaningLexicon {
  readonly words: Rows;
  readonly beginnings: Rows;
  /** Words without up to two of their last letters, so that forms that no row has are found. */
  readonly stems: Rows;
  /** By their sound without vowels, for misspelt words. */
  readonly sounds: ReadonlyMap<string, { readonly word: string; readonly rows: number[] }[]>;
}

/** Words that follow each other; in a text of any language, since children mix them. */
export interface Row {
  readonly rest: readonly string[];
  readonly meaning: number;
}

/** Shortest stem, in letters: shorter ones begin too many other words. */
export const SHORTEST_STEM = 5;
const LONGEST_ENDING = 2;
/** Shortest word and shortest sound that a misspelt one may be taken for. */
export const SHORTEST_MISSPELT = 4;
export const SHORTEST_SOUND = 3;

function add(rows: Rows, key: string, ...meanings: readonly number[]): void {
  rows.set(key, [...new Set([...(rows.get(key) ?? []), ...meanings])]);
}

/** With umlauts, and with two letters for one as many write them. */
function spellingsOf(form: string): string[] {
  const written = form.replace(/ä/gu, 'ae').replace(/ö/gu, 'oe').replace(/ü/gu, 'ue');
  return [...new Set([form, written])].map((each) => each.replace(/^\*|\*$/gu, ''));
}

/** French words that lose their vowel stand with the next one in a text: `m_attend` is `mattend` there. */
const ELIDED = /(?<=^|_)(j|m|t|s|l|d|n|c|qu)_/gu;

function wordsOf(spelling: string): string[] {
  return spelling.split('_').map(reduceLetters);
}

function lexiconOf(language: Language, phrases: Map<string, Row[]>): MeaningLexicon {
  const words: Rows = new Map();
  const beginnings: Rows = new Map();
  for (const [meaning, { forms }] of MEANINGS.entries()) {
    for (const form of forms[language]) {
      const spellings = spellingsOf(form).flatMap((each) => [each, each.replace(ELIDED, '$1')]);
      for (const [first = '', ...rest] of [...new Set(spellings)].map(wordsOf)) {
        if (rest.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), { rest, meaning }]);
        else add(form.endsWith('*') ? beginnings : words, first, meaning);
      }
    }
  }
  const stems: Rows = new Map();
  const sounds = new Map<string, { word: string; rows: number[] }[]>();
  for (const [word, rows] of words) {
    for (let cut = 0; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_STEM; cut++) {
      add(stems, word.slice(0, word.length - cut), ...rows);
    }
    const sound = soundOf(word);
    if (word.length >= SHORTEST_MISSPELT && sound.length >= SHORTEST_SOUND) {
      sounds.set(sound, [...(sounds.get(sound) ?? []), { word, rows }]);
    }
  }
  return { words, beginnings, stems, sounds };
}

const phrases = new Map<string, Row[]>();

export const MEANING_LEXICONS = Object.fromEntries(
  LANGUAGES.map((language) => [language, lexiconOf(language, phrases)]),
) as Readonly<Record<Language, MeaningLexicon>>;

/** Words that follow each other, by the first of them. */
export const MEANING_PHRASES: ReadonlyMap<string, readonly Row[]> = phrases;
