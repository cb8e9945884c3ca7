import { OMITTED_VERSES } from './omitted-verses.ts';
import { parseReference } from './reference.ts';

/** A translation, or the part of one that is at hand, looked up by verse. */
export interface ScriptureText {
  /** The words of one verse, such as `GEN 1:1`; undefined when it is not at hand. */
  verse(key: string): string | undefined;
}

/**
 * The words of a passage such as `Genesis 1:1-5`, its verses joined by one space; null when the reference cannot be
 * read or a verse of it is not at hand. Verses that the Berean Standard Bible leaves out are passed over.
 */
export function textOfPassage(scripture: ScriptureText, reference: string): string | null {
  const parsed = parseReference(reference);
  if (parsed === null) return null;
  const verses: string[] = [];
  for (const key of parsed.verses) {
    const text = scripture.verse(key);
    if (text !== undefined) verses.push(text);
    else if (!OMITTED_VERSES.has(key)) return null;
  }
  return verses.length === 0 ? null : verses.join(' ');
}
