import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILED_FOLDER } from '../compiled/folder.ts';
import { CONTENT_FOLDERS, CONTENT_ROOT } from './content-files.ts';

/** The last file that a build writes: where it stands, everything before it is whole. */
export const LAST_WRITTEN = join(COMPILED_FOLDER, 'knowledge.json');

/** Whether a file of the content, or of the program that compiles it, is younger than what was compiled. */
export function isContentStale(): boolean {
  const compiled = statSync(LAST_WRITTEN, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [...CONTENT_FOLDERS, 'src'].some((folder) =>
    readdirSync(join(CONTENT_ROOT, folder), { recursive: true, encoding: 'utf8' }).some(
      (name) => statSync(join(CONTENT_ROOT, folder, name)).mtimeMs > compiled,
    ),
  );
}
