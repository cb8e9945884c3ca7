import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackBytes } from './archive.ts';

/** The files of a folder that somebody writes a pack in. Names that begin with a dot are left out. */
export function readPackFolder(root: string): PackBytes {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();
  return new Map(names.map((name) => [name, new Uint8Array(readFileSync(join(root, name)))]));
}
