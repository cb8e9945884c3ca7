import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedVerses, parseUsfm } from '@lamplight/content/scripture';

/** The whole Bible where it lies beside the repository, as the content's checks read it. */
const WHOLE = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  'shared',
  'data',
  'scripture',
  'bsb-usfm',
);

/** A Bible to measure with, as key (`GEN 1:1`) and words: the whole one where it is there, else the passages carried. */
export function benchBible(): (readonly [key: string, text: string])[] {
  if (!existsSync(WHOLE)) return embeddedVerses();
  return readdirSync(WHOLE)
    .filter((file) => /\.sfm$/i.test(file))
    .toSorted()
    .flatMap((file) => [...parseUsfm(readFileSync(join(WHOLE, file), 'utf8'))]);
}

/** The same as USFM, by the code of the book. */
export function asUsfm(
  verses: Iterable<readonly [key: string, text: string]>,
): Map<string, string> {
  const books = new Map<string, string>();
  let chapter = '';
  for (const [key, text] of verses) {
    const [code = '', inChapter = '', verse = ''] = key.split(/[ :]/);
    const before = books.get(code) ?? `\\id ${code} - Bible to measure with`;
    const start = before.includes('\\c ') && chapter === inChapter ? '' : `\n\\c ${inChapter}`;
    chapter = inChapter;
    books.set(code, `${before}${start}\n\\v ${verse} ${text}`);
  }
  return books;
}
