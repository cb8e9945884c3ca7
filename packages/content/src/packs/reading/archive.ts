import { PACK_LIMITS } from '@lamplight/domain/packs';
import { unzipSync } from 'fflate';
import type { Finding } from '../../checks/finding.ts';

/** The files of a pack as they are in its archive, by their path below the folder with `pack.yaml`. */
export type PackBytes = ReadonlyMap<string, Uint8Array>;

/** The first bytes of a zip archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const MANIFEST = 'pack.yaml';
/** What systems add to archives by themselves: nobody wrote it, and nothing reads it. */
const BY_SYSTEMS = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;
const OUTSIDE = /^[/\\]|^[A-Za-z]:|\\|(?:^|\/)\.{1,2}(?:\/|$)|\/\/|\p{Cc}/u;

class Refused extends Error {}

/**
 * Unpacks a pack in memory. Sizes, number, depth and names are looked at before a file is unpacked, and no more is
 * unpacked than it says: a bomb does not go off.
 */
export function unpackArchive(bytes: Uint8Array): PackBytes | Finding {
  if (!ZIP.every((byte, at) => bytes[at] === byte)) return refused('This is no zip archive.');
  if (bytes.length > PACK_LIMITS.archive) {
    return refused(`A pack has at most ${megabytes(PACK_LIMITS.archive)} MB.`);
  }
  try {
    return belowManifest(unzip(bytes));
  } catch (error) {
    return refused(error instanceof Refused ? error.message : 'This archive is damaged.');
  }
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  const seen = new Set<string>();
  let total = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (seen.size >= PACK_LIMITS.files) {
        throw new Refused(`A pack has at most ${PACK_LIMITS.files} files.`);
      }
      if (OUTSIDE.test(name)) throw new Refused('This archive names files outside of itself.');
      // Some disks take two names for one that differ only in capitals.
      const known = name.toLowerCase();
      if (seen.has(known)) throw new Refused(`This archive has '${name}' twice.`);
      seen.add(known);
      if (name.endsWith('/') || BY_SYSTEMS.test(name)) return false;
      if (name.split('/').length > PACK_LIMITS.depth + 1) {
        throw new Refused(`'${name}' lies deeper than anything in a pack.`);
      }
      if (originalSize > PACK_LIMITS.file) {
        throw new Refused(`'${name}' is larger than ${PACK_LIMITS.file / 1024} kB.`);
      }
      total += originalSize;
      if (total > PACK_LIMITS.unpacked || total > bytes.length * PACK_LIMITS.ratio) {
        throw new Refused('Unpacked, this archive is too large for a pack.');
      }
      return true;
    },
  });
}

/** Archives often hold the folder itself: everything is read from where `pack.yaml` lies. */
function belowManifest(files: Record<string, Uint8Array>): PackBytes | Finding {
  const names = Object.keys(files);
  const folder = names
    .filter((name) => name === MANIFEST || name.endsWith(`/${MANIFEST}`))
    .map((name) => name.slice(0, -MANIFEST.length))
    .sort((a, b) => a.length - b.length)[0];
  if (folder === undefined) return refused('There is no pack.yaml in this archive.');
  const stray = names.find((name) => !name.startsWith(folder));
  if (stray !== undefined) {
    return refused(`'${stray}' lies outside of the folder with pack.yaml.`);
  }
  const below = Object.entries(files).map(
    ([name, content]) => [name.slice(folder.length), content] as const,
  );
  return new Map(below.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function refused(message: string): Finding {
  return { path: 'archive', label: 'file', message };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
