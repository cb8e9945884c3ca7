import type { Language } from '@lamplight/domain/profiles';
import { ORIGINAL_LANGUAGE } from '@lamplight/domain/translations';
import { embeddedScripture } from './passages.ts';
import { lookUpReference } from './references/index.ts';
import { type ScriptureText, textOfPassage } from './scripture-text.ts';
import translated from './translated-passages.json' with { type: 'json' };

/** A translation for each language, or the part of it that is at hand. */
export type Scriptures = Readonly<Record<Language, ScriptureText>>;

/**
 * The passages that the content quotes: the Berean Standard Bible, Reina-Valera 1909, Segond 1910 and Luther 1912, each
 * in the numbers of its own verses.
 */
export const embeddedScriptures: Scriptures = {
  en: embeddedScripture,
  es: lookUpIn(translated.es),
  fr: lookUpIn(translated.fr),
  de: lookUpIn(translated.de),
};

/**
 * The words of a passage that is named in a language, such as `Génesis 1:3` or `1. Mose 1,3`; null when it cannot be
 * read or is not at hand.
 */
export function wordsOfPassage(
  scriptures: Scriptures,
  reference: string,
  language: Language,
): string | null {
  if (language === ORIGINAL_LANGUAGE) return textOfPassage(scriptures.en, reference);
  const found = lookUpReference(reference, language);
  if (found.kind !== 'passage') return null;
  const verses = found.passage.verses.map((key) => scriptures[language].verse(key));
  const words = verses.filter((verse) => verse !== undefined);
  return words.length === verses.length && words.length > 0 ? words.join(' ') : null;
}

function lookUpIn(verses: Readonly<Record<string, string>>): ScriptureText {
  return { verse: (key) => (Object.hasOwn(verses, key) ? verses[key] : undefined) };
}
