import embedded from './passages.json' with { type: 'json' };
import { parseReference } from './reference.ts';
import { type ScriptureText, textOfPassage } from './scripture-text.ts';

/** The translation whose passages the product carries. */
export const TRANSLATION: Translation = embedded.translation;

/** How a translation is named and what it may be used for. */
export interface Translation {
  readonly name: string;
  readonly abbreviation: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly licence: string;
}

const verses: Readonly<Record<string, string>> = embedded.verses;

/** The passages that the content quotes or names: all Scripture that the product itself carries. */
export const embeddedScripture: ScriptureText = {
  verse: (key) => (Object.hasOwn(verses, key) ? verses[key] : undefined),
};

/** Every verse at hand in canonical order, as key (`GEN 1:1`) and words. */
export function embeddedVerses(): [key: string, text: string][] {
  return Object.entries(verses);
}

/**
 * The words of a passage such as `Genesis 1:1-5`, its verses joined by one space; null when the reference cannot be
 * read or not all of the passage is carried.
 */
export function passageText(reference: string): string | null {
  return textOfPassage(embeddedScripture, reference);
}

/** The words of one verse such as `Genesis 1:1`; null for more than one verse, or one that is not carried. */
export function verseText(reference: string): string | null {
  const parsed = parseReference(reference);
  const [key, ...others] = parsed?.verses ?? [];
  if (key === undefined || others.length > 0) return null;
  return embeddedScripture.verse(key) ?? null;
}
