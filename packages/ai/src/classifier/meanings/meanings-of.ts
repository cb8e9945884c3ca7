import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { soundOf } from '../sound.ts';
import {
  MEANING_LEXICONS,
  MEANING_PHRASES,
  type MeaningLexicon,
  SHORTEST_MISSPELT,
  SHORTEST_SOUND,
  SHORTEST_STEM,
} from './lexicon.ts';

const SHORTEST_BEGINNING = 3;
const LONGEST_ENDING = 3;
/** A stem, or a word of another language, that could mean more than this says nothing. */
const MOST_OF_STEM = 3;
const MOST_OF_OTHERS = 4;
/** German compounds: shortest one that is taken apart, and shortest parts. */
const SHORTEST_COMPOUND = 8;
const SHORTEST_END = 4;
const SHORTEST_START = 5;
/** Letters more or less that a misspelt word may have. */
const LETTERS_OFF = 3;
const MOST_ALIKE = 2;
/** Words whose meanings are remembered, for each language. */
const REMEMBERED = 20_000;

function written(word: string, { words, beginnings }: MeaningLexicon): number[] {
  const found = new Set(words.get(word));
  for (let length = SHORTEST_BEGINNING; length <= word.length; length++) {
    for (const meaning of beginnings.get(word.slice(0, length)) ?? []) found.add(meaning);
  }
  return [...found];
}

function byStem(word: string, { stems }: MeaningLexicon): number[] {
  for (let cut = 0; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_STEM; cut++) {
    const found = stems.get(word.slice(0, word.length - cut));
    if (found !== undefined) return found.length <= MOST_OF_STEM ? found : [];
  }
  return [];
}

/** What a compound ends with says what it is, what it begins with at least what it is about. */
function byParts(word: string, { words }: MeaningLexicon): number[] {
  if (word.length < SHORTEST_COMPOUND) return [];
  for (let start = SHORTEST_BEGINNING; start <= word.length - SHORTEST_END; start++) {
    const found = words.get(word.slice(start));
    if (found !== undefined) return found;
  }
  for (let length = word.length - SHORTEST_BEGINNING; length >= SHORTEST_START; length--) {
    const found = words.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return [];
}

function bySound(word: string, { sounds }: MeaningLexicon): number[] {
  const sound = soundOf(word);
  if (sound.length < SHORTEST_SOUND) return [];
  const alike = (sounds.get(sound) ?? []).filter(
    (known) =>
      known.word[0] === word[0] && Math.abs(known.word.length - word.length) <= LETTERS_OFF,
  );
  return alike.length > MOST_ALIKE ? [] : (alike[0]?.rows ?? []);
}

function lookUp(word: string, language: Language): number[] {
  const lexicon = MEANING_LEXICONS[language];
  const exact = written(word, lexicon);
  if (exact.length > 0 || word.length < SHORTEST_MISSPELT) return exact;
  const stem = byStem(word, lexicon);
  if (stem.length > 0) return stem;
  const parts = language === 'de' ? byParts(word, lexicon) : [];
  if (parts.length > 0) return parts;
  const alike = bySound(word, lexicon);
  if (alike.length > 0) return alike;
  const others = new Set(
    LANGUAGES.flatMap((other) =>
      other === language ? [] : written(word, MEANING_LEXICONS[other]),
    ),
  );
  return others.size > MOST_OF_OTHERS ? [] : [...others];
}

const remembered = new Map<Language, Map<string, number[]>>(
  LANGUAGES.map((language) => [language, new Map()]),
);

function meaningsOfWord(word: string, language: Language): number[] {
  const known = remembered.get(language) ?? new Map<string, number[]>();
  const found = known.get(word) ?? lookUp(word, language);
  if (known.size >= REMEMBERED) known.clear();
  known.set(word, found);
  return found;
}

/**
 * The numbers of the meanings of each word of a sentence: as it is written, else by its stem, its parts, its sound or
 * another language. Words that mean something together have it each.
 * @param language that of the text, whose words come first
 */
export function meaningsOf(sentence: readonly string[], language: Language): number[][] {
  const found = sentence.map((word) => [...meaningsOfWord(word, language)]);
  for (const [at, word] of sentence.entries()) {
    for (const { rest, meaning } of MEANING_PHRASES.get(word) ?? []) {
      if (!rest.every((next, index) => sentence[at + 1 + index] === next)) continue;
      for (const meanings of found.slice(at, at + 1 + rest.length)) {
        if (!meanings.includes(meaning)) meanings.push(meaning);
      }
    }
  }
  return found;
}
