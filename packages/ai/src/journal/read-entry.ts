import { wordCount } from '@lamplight/domain/text';
import { anyOf, normalizeText } from '../text/index.ts';
import type { JournalLanguage } from './language.ts';
import { JOURNAL_THEMES, type JournalTheme } from './themes.ts';

export interface EntryReading {
  theme: JournalTheme;
  /** Whether the feeling is said with force: intensifiers, exclamation marks, capitals. */
  strong: boolean;
  long: boolean;
  asksSomething: boolean;
  /** Things the child wrote of, as they stand as an object, in the order they appear. */
  things: readonly string[];
}

export type EntryReader = (text: string) => EntryReading;

type KnownTheme = Exclude<JournalTheme, 'unclear'>;

const STRONG_SIGN = 3;
const WEAK_SIGN = 1;
/** One word that only goes with a theme says too little. */
const LEAST_SCORE = 2;
const LONG_ENTRY_WORDS = 80;
/** Good feelings that a no turns into sadness, and hard ones that a no turns into hope. */
const TURNED_BY_NO: Partial<Record<KnownTheme, KnownTheme>> = {
  joy: 'sadness',
  fear: 'hope',
  sadness: 'hope',
  loneliness: 'hope',
  anger: 'hope',
};

/** Builds the reader of entries in one language. */
export function entryReader(language: JournalLanguage): EntryReader {
  const signs = Object.entries(language.signs).map(([theme, { strong, weak }]) => ({
    theme: theme as KnownTheme,
    strong: anyOf(strong),
    weak: anyOf(weak),
  }));
  const negated = new RegExp(`${anyOf([language.negations]).source}(?:[a-z]+ ){0,1}$`, 'u');
  const intensified = anyOf(language.intensifiers);
  const asks = anyOf(language.questionStarts);
  const things = thingFinder(language.things);

  function themeOf(line: string): JournalTheme {
    const scores = new Map<JournalTheme, number>();
    const add = (theme: JournalTheme, points: number) =>
      scores.set(theme, (scores.get(theme) ?? 0) + points);
    for (const { theme, strong, weak } of signs) {
      for (const match of line.matchAll(strong)) {
        const turned = TURNED_BY_NO[theme];
        if (turned !== undefined && negated.test(line.slice(0, match.index)))
          add(turned, STRONG_SIGN);
        else add(theme, STRONG_SIGN);
      }
      add(theme, [...line.matchAll(weak)].length * WEAK_SIGN);
    }
    const best = Math.max(...scores.values());
    if (best < LEAST_SCORE) return 'unclear';
    return JOURNAL_THEMES.find((theme) => scores.get(theme) === best) ?? 'unclear';
  }

  return (text) => {
    const line = normalizeText(`. ${text}`);
    return {
      theme: themeOf(line),
      strong: /!{2,}|\p{Lu}{4,}|(\p{L})\1{3,}/u.test(text) || line.search(intensified) >= 0,
      long: wordCount(text) >= LONG_ENTRY_WORDS,
      asksSomething: text.includes('?') || line.search(asks) >= 0,
      things: things(line),
    };
  };
}

function thingFinder(things: Readonly<Record<string, string>>): (line: string) => string[] {
  const byWord = new Map(
    Object.entries(things).map(([word, phrase]) => [normalizeText(word).trim(), phrase]),
  );
  return (line) => [...new Set(line.split(' ').flatMap((word) => byWord.get(word) ?? []))];
}
