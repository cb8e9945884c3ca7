import { writeFileSync } from 'node:fs';
import { MISQUOTES } from '@lamplight/domain/misquotes';
import { loadContent } from '../checks/load.ts';
import { allScriptureUses } from '../checks/scripture-uses.ts';
import { extractPassages } from './extraction.ts';
import { readScriptureFolder, scriptureFolder } from './folder.ts';

/** Writes `passages.json` anew: all Scripture that lessons, curriculum, stories, verses and answers quote or name. */
const folder = scriptureFolder();
if (folder === null) throw new Error('no Scripture folder: set LAMPLIGHT_SCRIPTURE_DIR');
const scripture = readScriptureFolder(folder);
const { findings, ...written } = loadContent(scripture);
if (findings.length > 0) throw new Error('content that does not load: run the content check');

const references = [
  ...allScriptureUses(written).map(({ reference }) => reference),
  ...Object.values(MISQUOTES).map(({ reference }) => reference),
];
const passages = extractPassages(references, scripture);
writeFileSync(
  new URL('./passages.json', import.meta.url),
  `${JSON.stringify(passages, null, 2)}\n`,
);
process.stdout.write(
  `${Object.keys(passages.verses).length} verses from ${references.length} places\n`,
);
