import { createHash } from 'node:crypto';
import type { PackBytes } from './archive.ts';

export const MANIFEST_FILE = 'pack.yaml';
export const SIGNATURE_FILE = 'signature.yaml';

/** Files that speak about the others, and which the checksum leaves out. */
const ABOUT_OTHERS: readonly string[] = [MANIFEST_FILE, SIGNATURE_FILE];

/** What `sha256sum` prints of all files in the order of their names, hashed once more. In hex. */
export function checksumOf(files: PackBytes): string {
  const list = createHash('sha256');
  const paths = [...files.keys()].filter((path) => !ABOUT_OTHERS.includes(path)).sort();
  for (const path of paths) list.update(`${sha256(files.get(path))}  ${path}\n`);
  return list.digest('hex');
}

function sha256(bytes: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(bytes).digest('hex');
}
