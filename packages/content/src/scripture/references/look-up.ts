import type { Language } from '@lamplight/domain/profiles';
import { bookName, insideOf } from './book-names.ts';
import { type Book, bookCalled } from './books-by-name.ts';
import { findReferences, type NamedPassage, passageOf } from './find-references.ts';
import { writeSpans } from './places.ts';

/** What somebody typed to open a place of the Bible. */
export type LookedUp =
  | { readonly kind: 'passage'; readonly passage: NamedPassage }
  /** It names a place that does not exist, such as `John 3:99`. */
  | { readonly kind: 'no-such-place' }
  /** It names no place: words to look for. */
  | { readonly kind: 'words' };

/** Shorter names of books are words too: "so", "am". */
const SHORTEST_NAME = 3;

/**
 * Reads what was typed into the look-up: `john 3 16`, `1. Mose 1,1`, `Psalm 23`, `Ruth`, in the reader's language or
 * in English.
 */
export function lookUpReference(typed: string, language: Language): LookedUp {
  const text = tidy(typed);
  for (const each of language === 'en' ? ['en' as const] : [language, 'en' as const]) {
    const [found, ...others] = findReferences(text, each);
    const isAll = found?.start === 0 && found.end === text.length && others.length === 0;
    if (found === undefined || !isAll) continue;
    if (found.passage !== null) return { kind: 'passage', passage: found.passage };
    if (found.isCertain) return { kind: 'no-such-place' };
  }
  const book = text.length < SHORTEST_NAME ? null : bookNamed(text, language);
  if (book === null) return { kind: 'words' };
  const whole = {
    from: { chapter: 1, verse: 1 },
    to: { chapter: 1, verse: book.chapters[0] ?? 1 },
  };
  return { kind: 'passage', passage: passageOf(book, [{ ...whole, isChapters: true }]) };
}

function bookNamed(text: string, language: Language): Book | null {
  return bookCalled(text, language) ?? (language === 'en' ? null : bookCalled(text, 'en'));
}

/** `john 3 16-18` as `John 3:16-18`. */
function tidy(typed: string): string {
  return typed
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/^((?:[1-5]\.? ?)?\p{Ll})/u, (start) => start.toUpperCase())
    .replace(/^([1-5])(\p{L})/u, '$1 $2')
    .replace(/(\p{L}\.?) (\d{1,3}) (\d{1,3}(?:\s?[-–]\s?\d{1,3})?)$/u, '$1 $2:$3');
}

/** A passage as a reader of the language writes it: `Johannes 3,16`. */
export function writePassage(passage: NamedPassage, language: Language): string {
  const name = bookName(passage.book.code, language);
  return `${name} ${writeSpans(passage.spans, insideOf(language))}`;
}
