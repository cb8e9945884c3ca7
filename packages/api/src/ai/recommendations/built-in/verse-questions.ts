import { memoryVerses } from '@lamplight/content/verses';
import { seededPick } from '@lamplight/domain/random';
import {
  plainWord,
  type VerseLevel,
  type VerseText,
  verseLevel,
  verseWords,
} from '@lamplight/domain/verses';
import type { ActivityWish, MadeQuestion } from '../activity-maker.ts';

/** Options of a gap; a small child has one less. */
const OPTIONS = 4;
const FIRST_OPTIONS = 3;
/** Words of fewer letters say too little to be asked for. */
const TELLING_LETTERS = 4;

const GAP = '_____';

/** The verse of a week at an age, as the child learns it. */
export function verseOf(week: number, age: number): VerseText | null {
  return memoryVerses().find((verse) => verse.week === week)?.texts[verseLevel(age)] ?? null;
}

/** Questions for the missing words of the verse of a week, each word once. */
export function verseQuestions(week: number, wish: ActivityWish, count: number): MadeQuestion[] {
  const verse = verseOf(week, wish.age);
  if (verse === null) return [];
  const words = verseWords(verse.text);
  const pick = seededPick(wish.seed);
  const asked = pick.some(tellingPlaces(words), count).toSorted((a, b) => a - b);
  const others = strangers(verseLevel(wish.age), words);
  const options = (wish.band === 'kindergarten' ? FIRST_OPTIONS : OPTIONS) - 1;
  return asked.map((place) => {
    const right = bare(words[place] ?? '');
    return {
      question: `Which word is missing? “${words.map((word, at) => (at === place ? gapFor(word) : word)).join(' ')}”`,
      options: pick.some([right, ...pick.some(others, options)]),
      correctAnswer: right,
      explanation: `“${verse.text}” (${verse.reference})`,
      picture: null,
      mathPicture: null,
      evidence: { skill: `verse:${week}`, item: `verse-${week}-word-${place}` },
    };
  });
}

/** Places of words that are worth asking for; a word that comes twice is asked for once. */
function tellingPlaces(words: readonly string[]): number[] {
  const plain = words.map(plainWord);
  return [...plain.keys()].filter((at) => {
    const word = plain[at] ?? '';
    return word.length >= TELLING_LETTERS && plain.indexOf(word) === at;
  });
}

/** Words of the other verses that this verse does not have. */
function strangers(level: VerseLevel, words: readonly string[]): string[] {
  const own = new Set(words.map(plainWord));
  const all = memoryVerses()
    .flatMap(({ texts }) => verseWords(texts[level].text))
    .map(bare);
  const byPlain = new Map(all.map((word) => [plainWord(word), word]));
  return [...byPlain]
    .filter(([plain]) => plain.length >= TELLING_LETTERS && !own.has(plain))
    .map(([, word]) => word);
}

/** A word without the marks around it. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** A gap with the marks that stand around the word. */
function gapFor(word: string): string {
  return word.replace(bare(word), GAP);
}
