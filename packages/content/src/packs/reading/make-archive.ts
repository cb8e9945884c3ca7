import { zipSync } from 'fflate';
import { stringify } from 'yaml';
import type { PackBytes } from './archive.ts';
import { checksumOf, MANIFEST_FILE, SIGNATURE_FILE } from './checksum.ts';
import { signManifest } from './signature.ts';

const CHECKSUM_LINE = /^checksum:.*\n?/m;
/** The same files make the same archive, whenever it is made. */
const MADE_AT = new Date(1980, 0, 1, 12);

/**
 * The archive of a pack, with its checksum written into `pack.yaml`.
 * @param privateKey in PEM, to sign it with; it is left unsigned without one
 */
export function makePackArchive(files: PackBytes, privateKey?: string): Uint8Array {
  const own = new Map(files);
  own.delete(SIGNATURE_FILE);
  const written = new TextDecoder().decode(own.get(MANIFEST_FILE)).replace(CHECKSUM_LINE, '');
  const manifest = new TextEncoder().encode(`${written.trimEnd()}\nchecksum: ${checksumOf(own)}\n`);
  own.set(MANIFEST_FILE, manifest);
  if (privateKey !== undefined) {
    own.set(
      SIGNATURE_FILE,
      new TextEncoder().encode(stringify(signManifest(manifest, privateKey))),
    );
  }
  return zipSync(Object.fromEntries(own), { mtime: MADE_AT });
}
