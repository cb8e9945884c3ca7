import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ScriptureText } from './scripture-text.ts';
import { parseUsfm } from './usfm.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * The folder with the whole translation in USFM, which lies outside the repository: `given`, or what
 * LAMPLIGHT_SCRIPTURE_DIR says, or `../shared/data/scripture/bsb-usfm`. Null when it is not there.
 */
export function scriptureFolder(given?: string): string | null {
  const folder = resolve(
    REPOSITORY,
    given ?? process.env.LAMPLIGHT_SCRIPTURE_DIR ?? '../shared/data/scripture/bsb-usfm',
  );
  return existsSync(folder) ? folder : null;
}

/**
 * Reads every USFM book of a folder (`.SFM`, `.USFM`).
 * @throws Error when a file is no USFM
 */
export function readScriptureFolder(
  folder: string,
): ScriptureText & { readonly size: number; readonly verses: ReadonlyMap<string, string> } {
  const verses = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (!/\.u?sfm$/i.test(file)) continue;
    for (const [key, text] of parseUsfm(readFileSync(join(folder, file), 'utf8'))) {
      verses.set(key, text);
    }
  }
  return { verses, size: verses.size, verse: (key) => verses.get(key) };
}
