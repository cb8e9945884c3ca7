/** A file is no USFM book, or a broken one; its message is for whoever has the file. */
export class UsfmError extends Error {
  override readonly name = 'UsfmError';
}

/** The verses of one book in order, by their place, such as `GEN 1:1`. */
export type VerseTexts = Map<string, string>;

/** Footnotes, cross-references, figures, and numbers of chapters and verses in another counting. */
const ASIDE = /\\(f|fe|ef|x|ex|fig|va|vp|ca|rb) .*?\\\1\*/gs;
/** What a word is marked with beside itself: `\w God|strong="H430"\w*`. */
const ATTRIBUTES = /\|[^\\|]*(?=\\\+?[a-z]+\d*\*)/g;
/** A verse need not begin its line. */
const VERSE_WITHIN_LINE = /[ \t]+(?=\\v \d)/g;
const CHARACTER_MARKER = /\\\+?[a-z]+\d*(?:\*| ?)/g;
/** Left behind where a footnote stood before the punctuation of its word. */
const SPACE_BEFORE_MARK = / (?=[,.;:!?])/g;
const LINE = /^\\([a-z]+\d*)\*?(?: (.*))?$/;

/** Paragraph markers whose text belongs to the verse they stand in (USFM 3: paragraphs, poetry, lists). */
const VERSE_PARAGRAPHS = /^(?:m|mi|p|pc|pm|pmo|pmc|pmr|pi\d?|nb|q\d?|qr|qc|qm\d?|li\d?|cls)$/;

/**
 * Reads the verses of one USFM file. Footnotes, cross-references, headings, titles and acrostic letters are left
 * out; the lines of a verse are joined by one space.
 * @throws UsfmError when the file names no book, a verse comes before any chapter, two verses are bridged
 * (`\v 1-2`), or chapters and verses do not follow each other
 */
export function parseUsfm(source: string): VerseTexts {
  const verses: VerseTexts = new Map();
  let book: string | null = null;
  let chapter: number | null = null;
  let verse = 0;
  let key: string | null = null;
  const text = source
    .replace(/^\uFEFF/, '')
    .replace(ASIDE, '')
    .replace(ATTRIBUTES, '')
    .replace(VERSE_WITHIN_LINE, '\n');
  for (const line of text.split(/\r?\n/)) {
    const [, marker = '', rest = ''] = LINE.exec(line.trim()) ?? [];
    if (marker === 'id') {
      if (book !== null) throw new UsfmError(`there are two books in one file: ${line.trim()}`);
      book = rest.slice(0, 3).toUpperCase();
    } else if (marker === 'c') {
      chapter = nextChapter(rest, chapter);
      verse = 0;
      key = null;
    } else if (marker === 'v') {
      const [, number = '', words = ''] = /^(\d+)(?: (.*))?$/.exec(rest.trim()) ?? [];
      if (book === null || chapter === null || number === '') {
        throw new UsfmError(`a verse without its place: ${line.trim().slice(0, 40)}`);
      }
      if (Number(number) <= verse) {
        throw new UsfmError(`${book} ${chapter}:${number} comes after ${book} ${chapter}:${verse}`);
      }
      verse = Number(number);
      key = `${book} ${chapter}:${number}`;
      verses.set(key, plain(words));
    } else if (key !== null && (marker === '' || VERSE_PARAGRAPHS.test(marker))) {
      const words = plain(marker === '' ? line : rest);
      verses.set(key, `${verses.get(key)} ${words}`.trim());
    }
  }
  if (book === null) throw new UsfmError('no \\id line: this is no USFM book');
  return verses;
}

function nextChapter(written: string, before: number | null): number {
  const [, number = ''] = /^(\d+)/.exec(written.trim()) ?? [];
  if (number === '') throw new UsfmError(`a chapter without its number: \\c ${written}`);
  if (before !== null && Number(number) <= before) {
    throw new UsfmError(`chapter ${number} comes after chapter ${before}`);
  }
  return Number(number);
}

function plain(text: string): string {
  return text
    .replace(CHARACTER_MARKER, '')
    .replace(/\s+/g, ' ')
    .replace(SPACE_BEFORE_MARK, '')
    .trim();
}
