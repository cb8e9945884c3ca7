import { writeFileSync } from 'node:fs';
import { loadContent } from '../checks/load.ts';
import { scriptureUses } from '../checks/scripture.ts';
import { extractPassages } from './extraction.ts';
import { readScriptureFolder, scriptureFolder } from './folder.ts';

/** Writes `passages.json` anew: all Scripture that lessons and curriculum quote or name. */
const folder = scriptureFolder();
if (folder === null) throw new Error('no Scripture folder: set LAMPLIGHT_SCRIPTURE_DIR');
const { lessons, weeks, findings } = await loadContent();
if (findings.length > 0) throw new Error('content that does not load: run the content check');

const references = scriptureUses(lessons, weeks).map(({ reference }) => reference);
const passages = extractPassages(references, readScriptureFolder(folder));
writeFileSync(
  new URL('./passages.json', import.meta.url),
  `${JSON.stringify(passages, null, 2)}\n`,
);
process.stdout.write(
  `${Object.keys(passages.verses).length} verses from ${references.length} places\n`,
);
