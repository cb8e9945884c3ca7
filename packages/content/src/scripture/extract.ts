import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MISQUOTES } from '@lamplight/domain/misquotes';
import type { TranslatedLanguage } from '@lamplight/domain/translations';
import { findingLine } from '../checks/finding.ts';
import { loadContent } from '../checks/load.ts';
import { allScriptureUses } from '../checks/scripture-uses.ts';
import { buildContent } from '../compiler/build.ts';
import { extractPassages } from './extraction.ts';
import { readScriptureFolder, scriptureFolder } from './folder.ts';
import type { ScriptureText } from './scripture-text.ts';
import type { Scriptures } from './scriptures.ts';

/**
 * Writes `passages.json` and `translated-passages.json` anew: all Scripture that lessons, curriculum, stories, verses
 * and answers quote or name.
 */
const folder = scriptureFolder();
if (folder === null) throw new Error('no Scripture folder: set LAMPLIGHT_SCRIPTURE_DIR');
const english = readScriptureFolder(folder);
const quoted = { es: new Map(), fr: new Map(), de: new Map() } satisfies Record<
  TranslatedLanguage,
  Map<string, string>
>;
// They lie beside the folder with the English one.
const scriptures: Scriptures = {
  en: english,
  es: noting(readVerses(join(folder, '../spa-rv1909.tsv')), quoted.es),
  fr: noting(readVerses(join(folder, '../fra-segond1910.tsv')), quoted.fr),
  de: noting(readVerses(join(folder, '../deu-luther1912.tsv')), quoted.de),
};
// With whole translations a verse that was not quoted before can be found; what is loaded reads the compiled content.
const faults = buildContent(scriptures);
if (faults.length > 0) throw new Error(faults.map(findingLine).join('\n'));
const written = loadContent(scriptures);

const references = [
  ...allScriptureUses(written).map(({ reference }) => reference),
  ...Object.values(MISQUOTES).map(({ reference }) => reference),
];
const passages = extractPassages(references, english);
write('./passages.json', passages);
write('./translated-passages.json', {
  es: Object.fromEntries(quoted.es),
  fr: Object.fromEntries(quoted.fr),
  de: Object.fromEntries(quoted.de),
});
process.stdout.write(
  `${Object.keys(passages.verses).length} verses from ${references.length} places; in other languages ${quoted.es.size}, ${quoted.fr.size} and ${quoted.de.size}\n`,
);

/** Lines of book, chapter, verse and words, parted by tabs. */
function readVerses(file: string): Map<string, string> {
  const rows = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [book, chapter, verse, text = ''] = row.split('\t');
      return [`${book} ${chapter}:${verse}`, text];
    }),
  );
}

/** A translation that notes each verse that it is asked for. */
function noting(verses: ReadonlyMap<string, string>, noted: Map<string, string>): ScriptureText {
  return {
    verse(key) {
      const text = verses.get(key);
      if (text !== undefined) noted.set(key, text);
      return text;
    },
  };
}

function write(path: string, content: object): void {
  writeFileSync(new URL(path, import.meta.url), `${JSON.stringify(content, null, 2)}\n`);
}
