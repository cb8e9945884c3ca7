import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { describe, expect, it } from 'vitest';
import { BIBLE_BOOKS } from '../books.ts';
import { bookName } from './book-names.ts';
import { bookCalled } from './books-by-name.ts';
import { lookUpReference, writePassage } from './look-up.ts';

function lookUp(typed: string, language: Language): string {
  const read = lookUpReference(typed, language);
  return read.kind === 'passage' ? writePassage(read.passage, language) : read.kind;
}

describe('what is typed into the look-up', () => {
  it.each([
    ['en', 'john 3 16', 'John 3:16'],
    ['en', '1john 4 8-9', '1 John 4:8-9'],
    ['en', 'mark 4', 'Mark 4'],
    ['en', ' ruth ', 'Ruth 1'],
    ['en', 'John 3:99', 'no-such-place'],
    ['en', 'so', 'words'],
    ['en', 'the lost sheep', 'words'],
    ['de', '1. mose 1', '1. Mose 1'],
    ['de', 'John 3:16', 'Johannes 3,16'],
    ['es', 'salmos 23', 'Salmos 23'],
    ['fr', 'Apocalypse 3.20', 'Apocalypse 3:20'],
  ] as const)('in %s: %s', (language, typed, expected) => {
    expect(lookUp(typed, language)).toBe(expected);
  });

  it('understands every name of a book that it writes', () => {
    for (const language of LANGUAGES) {
      for (const [code] of BIBLE_BOOKS) {
        const name = bookName(code, language);
        expect(bookCalled(name, language)?.code, `${name} (${language})`).toBe(code);
      }
    }
  });
});
