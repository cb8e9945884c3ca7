/** The verses of one book in order, by their place, such as `GEN 1:1`. */
export type VerseTexts = Map<string, string>;

const FOOTNOTE = /\\f .*?\\f\*/gs;
const CROSS_REFERENCE = /\\x .*?\\x\*/gs;
const CHARACTER_MARKER = /\\\+?[a-z]+\d*(?:\*| ?)/g;
/** Left behind where a footnote stood before the punctuation of its word. */
const SPACE_BEFORE_MARK = / (?=[,.;:!?])/g;
const LINE = /^\\([a-z]+\d*)\*?(?: (.*))?$/;

/** Paragraph markers whose text belongs to the verse they stand in (USFM 3: paragraphs, poetry, lists). */
const VERSE_PARAGRAPHS = /^(?:m|mi|p|pc|pm|pmo|pmc|pmr|pi\d?|nb|q\d?|qr|qc|qm\d?|li\d?|cls)$/;

/**
 * Reads the verses of one USFM file. Footnotes, cross-references, headings, titles and acrostic letters are left
 * out; the lines of a verse are joined by one space.
 * @throws Error when the file names no book, a verse comes before any chapter, or two verses are bridged (`\v 1-2`)
 */
export function parseUsfm(source: string): VerseTexts {
  const verses: VerseTexts = new Map();
  let book: string | null = null;
  let chapter: string | null = null;
  let key: string | null = null;
  const text = source
    .replace(/^\uFEFF/, '')
    .replace(FOOTNOTE, '')
    .replace(CROSS_REFERENCE, '');
  for (const line of text.split(/\r?\n/)) {
    const [, marker = '', rest = ''] = LINE.exec(line.trim()) ?? [];
    if (marker === 'id') {
      book = rest.slice(0, 3).toUpperCase();
    } else if (marker === 'c') {
      chapter = rest.trim();
      key = null;
    } else if (marker === 'v') {
      const [, number = '', words = ''] = /^(\d+)(?: (.*))?$/.exec(rest.trim()) ?? [];
      if (book === null || chapter === null || number === '') {
        throw new Error(`a verse without its place: ${line}`);
      }
      key = `${book} ${chapter}:${number}`;
      verses.set(key, plain(words));
    } else if (key !== null && (marker === '' || VERSE_PARAGRAPHS.test(marker))) {
      const words = plain(marker === '' ? line : rest);
      verses.set(key, `${verses.get(key)} ${words}`.trim());
    }
  }
  if (book === null) throw new Error('no \\id line: this is no USFM book');
  return verses;
}

function plain(text: string): string {
  return text
    .replace(CHARACTER_MARKER, '')
    .replace(/\s+/g, ' ')
    .replace(SPACE_BEFORE_MARK, '')
    .trim();
}
