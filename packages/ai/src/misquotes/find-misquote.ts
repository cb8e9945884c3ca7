import { MISQUOTES, type MisquoteId } from '@lamplight/domain/misquotes';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { misquotesDe } from '../languages/de/misquotes.ts';
import { misquotesEn } from '../languages/en/misquotes.ts';
import { misquotesEs } from '../languages/es/misquotes.ts';
import { misquotesFr } from '../languages/fr/misquotes.ts';
import { plainText } from '../text/plain-words.ts';
import type { MisquoteTable, MisquoteWords } from './misquote.ts';

/** The sayings in all languages. */
export const MISQUOTE_WORDS: Readonly<Record<Language, MisquoteTable>> = {
  ...{ en: misquotesEn, es: misquotesEs, fr: misquotesFr, de: misquotesDe },
};

const IDS = Object.keys(MISQUOTES) as MisquoteId[];

type Wording = readonly [plain: string, id: MisquoteId];

/** Every wording as plain text, the longest first. */
function wordings(of: (words: MisquoteWords) => readonly string[]): readonly Wording[] {
  return LANGUAGES.flatMap((language) =>
    IDS.flatMap((id) =>
      of(MISQUOTE_WORDS[language][id]).map((said): Wording => [plainText(said), id]),
    ),
  ).toSorted(([a], [b]) => b.length - a.length);
}

const SAID = wordings(({ said: wordsSaid }) => wordsSaid);
const ASKED = wordings(({ asked: wordsAsked }) => wordsAsked ?? []);

/** A saying in a text, and the plain text without it. */
export interface FoundMisquote {
  readonly id: MisquoteId;
  readonly around: string;
}

/** The saying that a text holds, in any of the languages; null for none. */
export function misquoteIn(text: string): FoundMisquote | null {
  return find(plainText(text), SAID);
}

/** The detail of a story that a question is about, though it names no Bible; null for none. */
export function detailAskedIn(text: string): FoundMisquote | null {
  return find(plainText(text), ASKED);
}

function find(plain: string, known: readonly Wording[]): FoundMisquote | null {
  const hit = known.find(([wording]) => plain.includes(wording));
  return hit === undefined ? null : { id: hit[1], around: plain.replace(hit[0], ' … ') };
}
