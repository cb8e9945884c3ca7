import { describe, expect, test } from 'vitest';
import { readScriptureFolder, scriptureFolder } from '../folder.ts';
import { indexVerses, type VerseIndex } from '../matching/verse-index.ts';
import { foldWord, wordsOf } from '../matching/words.ts';
import { embeddedVerses } from '../passages.ts';
import { bookOfCode } from '../references/books-by-name.ts';
import { readTranslation } from '../translation/read-translation.ts';
import { checkText } from './check-text.ts';

const SAMPLES = 500;
/** A verse of at least so many words is known without its place too. */
const RECOGNISED = 12;
const OTHER_WORDS = ['lantern', 'goldfish', 'never', 'mountain', 'the', 'camp', 'not', 'pizza'];

type Verse = readonly [key: string, text: string];

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The passages that the product carries, written as USFM and read as an import reads them. */
function imported(): Verse[] {
  const books = Map.groupBy(embeddedVerses(), ([key]) => key.slice(0, 3));
  const files = [...books].map(([code, verses]) => {
    let chapter = '';
    const lines = verses.map(([key, text]) => {
      const [, inChapter = '', verse = ''] = /(\d+):(\d+)$/.exec(key) ?? [];
      const start = inChapter === chapter ? '' : `\\c ${inChapter}\n`;
      chapter = inChapter;
      return `${start}\\v ${verse} ${text}`;
    });
    return { name: `${code}.usfm`, text: `\\id ${code}\n${lines.join('\n')}` };
  });
  return readTranslation(files).books.flatMap(({ code, verses }) =>
    verses.map(({ chapter, verse, text }): Verse => [`${code} ${chapter}:${verse}`, text]),
  );
}

function whole(): Verse[] {
  const folder = scriptureFolder();
  return folder === null ? imported() : [...readScriptureFolder(folder).verses];
}

/** The verse with one word changed, and the place of the change. */
function changed(text: string, random: (below: number) => number): string {
  const words = wordsOf(text);
  const word = words[random(words.length)];
  const other = OTHER_WORDS[random(OTHER_WORDS.length)] ?? '';
  if (word === undefined || foldWord(other) === word.folded) return `${text} Indeed`;
  return text.slice(0, word.start) + other + text.slice(word.end);
}

/** A quotation in single marks inside of one in double marks. */
const asQuoted = (text: string) => text.replace(/“/g, '‘').replace(/”/g, '’');
const plain = (text: string) => text.replace(/[“”‘’"']/g, "'");

/** Every stretch between double marks has to be in the Bible, letter for letter. */
function quotedStretches(text: string): string[] {
  return Array.from(text.matchAll(/“([^“”]*)”/g), ([, inner = '']) => inner);
}

const bibles = [
  ['carries', embeddedVerses],
  ['imports', imported],
  ['is given whole, where the folder is there', whole],
] as const;

describe.each(bibles)('one changed word in a verse that the product %s', (_name, versesOf) => {
  const verses: readonly Verse[] = versesOf();
  const index: VerseIndex = indexVerses(verses);
  const all = plain(verses.map(([, text]) => text).join(' '));

  /** A verse with dots of its own is shown as two runs with words left out between them. */
  function expectInBible(words: string, hint: string): void {
    for (const run of words.split(' … ')) expect(all.includes(plain(run)), hint).toBe(true);
  }

  function expectNoFalseQuotation(text: string, changedVerse: string): void {
    const checked = checkText(text, [index], 'en');
    expect(plain(checked.text), text).not.toContain(`'${plain(changedVerse)}'`);
    for (const stretch of quotedStretches(checked.text)) {
      expectInBible(stretch.replace(/[.,;:!?]$/, ''), `${text}\n→ ${checked.text}`);
    }
    for (const segment of checked.segments) {
      if (segment.kind === 'quotation') expectInBible(segment.bible, text);
    }
  }

  test('is never shown as a quotation, with its reference', () => {
    const random = seeded(2026);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const [key, text] = verses[random(verses.length)] ?? ['', ''];
      const [code = '', place = ''] = key.split(' ');
      const wrong = asQuoted(changed(text, random));
      const reference = `${bookOfCode(code)?.name} ${place}`;
      const written =
        sample % 2 === 0 ? `“${wrong}” (${reference})` : `${reference} says: “${wrong}”`;
      expectNoFalseQuotation(written, wrong);
    }
  });

  test('is never shown as a quotation, without its reference', () => {
    const random = seeded(7);
    const long = verses.filter(([, text]) => wordsOf(text).length >= RECOGNISED);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const [, text] = long[random(long.length)] ?? ['', ''];
      const wrong = asQuoted(changed(text, random));
      expectNoFalseQuotation(`Think about this: “${wrong}”`, wrong);
    }
  });

  test('while the verses themselves are shown as they are', () => {
    const random = seeded(11);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const [key, text] = verses[random(verses.length)] ?? ['', ''];
      const [code = '', place = ''] = key.split(' ');
      const quoted = asQuoted(text);
      const { text: shown } = checkText(
        `“${quoted}” (${bookOfCode(code)?.name} ${place})`,
        [index],
        'en',
      );
      expect(plain(shown)).toContain(plain(quoted.replace(/[^\p{L}\p{N}]+$/u, '')));
    }
  });
});
