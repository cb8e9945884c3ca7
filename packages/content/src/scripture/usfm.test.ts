import { describe, expect, it } from 'vitest';
import { parseUsfm } from './usfm.ts';

const book = (...lines: string[]) => ['\\id GEN - A translation', ...lines].join('\n');

describe('reading USFM', () => {
  it('finds each verse by book, chapter and number', () => {
    const verses = parseUsfm(book('\\c 1', '\\m', '\\v 1 In the beginning', '\\c 2', '\\v 3 Then'));
    expect([...verses]).toEqual([
      ['GEN 1:1', 'In the beginning'],
      ['GEN 2:3', 'Then'],
    ]);
  });

  it('leaves out headings, descriptions, acrostic letters and blank lines', () => {
    const verses = parseUsfm(
      book(
        '\\h Genesis',
        '\\c 1',
        '\\s1 The Creation',
        '\\r (John 1:1–5)',
        '\\d A song',
        '\\v 1 One',
        '\\b',
        '\\qa ALEPH',
        '\\s2 A heading',
      ),
    );
    expect([...verses.values()]).toEqual(['One']);
  });

  it('joins the lines of a poem and of paragraphs that belong to one verse', () => {
    const verses = parseUsfm(
      book(
        '\\c 1',
        '\\q1',
        '\\v 1 Blessed is the man',
        '\\q2 who walks.',
        '\\qr Selah ',
        '\\b',
        '\\pmo And more.',
      ),
    );
    expect(verses.get('GEN 1:1')).toBe('Blessed is the man who walks. Selah And more.');
  });

  it('strips footnotes, also before punctuation, and keeps the words around them', () => {
    const verses = parseUsfm(
      book(
        '\\c 1',
        '\\v 1 Let there be light,” \\f + \\fr 1:3 \\ft Cited elsewhere\\f* and there was.',
        '\\v 2 the Nile \\f + \\fr 2:18 \\ft Hebrew Shihor\\f*? Yes',
      ),
    );
    expect(verses.get('GEN 1:1')).toBe('Let there be light,” and there was.');
    expect(verses.get('GEN 1:2')).toBe('the Nile? Yes');
  });

  it('keeps marked words without their markers', () => {
    const verses = parseUsfm(
      book('\\c 1', '\\v 1 the \\nd LORD\\nd* spoke', '\\pc \\it Amen. \\it*'),
    );
    expect(verses.get('GEN 1:1')).toBe('the LORD spoke Amen.');
  });

  it('leaves out what words are marked with, and finds a verse within a line', () => {
    const verses = parseUsfm(
      book(
        '\\c 1',
        '\\p \\v 1 In the \\w beginning|strong="H7225"\\w* God',
        '\\v 2 \\vp 1b\\vp* Now \\fig A map|src="a.jpg"\\fig*the earth',
      ),
    );
    expect(verses.get('GEN 1:1')).toBe('In the beginning God');
    expect(verses.get('GEN 1:2')).toBe('Now the earth');
  });

  it('refuses verses and chapters that do not follow each other', () => {
    expect(() => parseUsfm(book('\\c 1', '\\v 2 Two', '\\v 1 One'))).toThrow('GEN 1:1 comes after');
    expect(() => parseUsfm(book('\\c 1', '\\v 1 One', '\\v 1 One'))).toThrow('comes after');
    expect(() => parseUsfm(book('\\c 2', '\\v 1 One', '\\c 1'))).toThrow('chapter 1 comes after');
    expect(() => parseUsfm(book('\\c one'))).toThrow('without its number');
    expect(() => parseUsfm(book('\\c 1', '\\id EXO'))).toThrow('two books in one file');
    expect(parseUsfm(book('\\c 1', '\\v 1 One', '\\v 3 Three')).size).toBe(2);
  });

  it('refuses a file that names no book or has a verse before any chapter', () => {
    expect(() => parseUsfm('\\c 1\n\\v 1 Words')).toThrow('without its place');
    expect(() => parseUsfm('just words')).toThrow('no USFM book');
    expect(() => parseUsfm(book('\\v 1 Words'))).toThrow('without its place');
    expect(() => parseUsfm(book('\\c 1', '\\v 1-2 Words'))).toThrow('without its place');
  });
});
