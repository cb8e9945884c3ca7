import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import { wordCount } from '@lamplight/domain/text';
import { type Composition, compose } from './compose.ts';
import { journalLanguages } from './languages.ts';
import { hashOf } from './pick.ts';
import { type EntryReader, type EntryReading, entryReader } from './read-entry.ts';

export interface JournalFeedbackRequest {
  /** What the child wrote. Texts that `assessText` finds a danger in get `crisisReply` instead. */
  text: string;
  /** The prompt the child chose; null for a free entry. */
  prompt: string | null;
  band: ContentBand;
  /** The child's language, from the profile. */
  language: Language;
  firstName?: string | null;
  /** Any whole number, for example the entry's id: the same seed gives the same answer. */
  seed: number;
  /** The last answers this child got; what they say is not said again while there is anything else. */
  recent: readonly string[];
}

export interface JournalFeedback {
  text: string;
}

const readers: Readonly<Record<Language, EntryReader>> = {
  en: entryReader(journalLanguages.en),
  es: entryReader(journalLanguages.es),
  fr: entryReader(journalLanguages.fr),
  de: entryReader(journalLanguages.de),
};
/** Fewer words (`idk`) are no answer to the prompt. */
const LEAST_WORDS = 2;
const LANGUAGES = Object.keys(readers) as Language[];

/** What an entry is about, read in the child's language and, where that finds nothing, in the others or in the prompt. */
export function readEntry(
  text: string,
  language: Language,
  prompt: string | null = null,
): EntryReading {
  const reading = readers[language](text);
  if (reading.theme !== 'unclear') return reading;
  const theme = LANGUAGES.filter((other) => other !== language)
    .map((other) => readers[other](text).theme)
    .find((found) => found !== 'unclear');
  if (theme !== undefined) return { ...reading, theme };
  // A short answer often makes sense only with what was asked: “my bed” to what one is thankful for.
  const asked = prompt === null || wordCount(text) < LEAST_WORDS ? null : readers[language](prompt);
  return { ...reading, theme: asked?.theme ?? 'unclear' };
}

/**
 * Answers a journal entry: meets the feeling, takes up something concrete, and asks one gentle question or
 * offers one small step, in the child's language and band. Kindergarten gets two short sentences, the others
 * three to five. Made of sentences written by people; pure, so the same request gives the same answer.
 * Holds nothing of the entry but common nouns from a fixed list, so no name or contact data can come back.
 */
export function journalFeedback(request: JournalFeedbackRequest): JournalFeedback {
  const composition: Composition = {
    reading: readEntry(request.text, request.language, request.prompt),
    band: request.band,
    language: journalLanguages[request.language],
    firstName: request.firstName ?? null,
    recent: request.recent,
  };
  return { text: compose(composition, request.seed ^ hashOf(`${request.band} ${request.text}`)) };
}
