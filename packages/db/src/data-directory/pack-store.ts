import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from './files.ts';
import type { DataDirectory } from './paths.ts';

/** Where compiled packs lie: each in a folder of its own, which is whole or not there. */
export interface PackStore {
  /** The folder that was written under a key; null where there is none. */
  find(key: string): string | null;
  /**
   * Writes documents, which also a power cut leaves whole or not at all.
   * @param key small letters, digits, dots and hyphens; the same for the same documents
   * @returns their folder
   */
  write(key: string, documents: ReadonlyMap<string, unknown>): string;
  /** Removes what was written under other keys, and what was never finished, unless it is young. */
  keepOnly(keys: readonly string[]): void;
}

/** Milliseconds after which nobody is at work on a folder any more. */
const ABANDONED_AFTER = 60 * 60 * 1000;

export function createPackStore({ packs }: Pick<DataDirectory, 'packs'>): PackStore {
  return {
    find(key) {
      const folder = join(packs, key);
      return existsSync(folder) ? folder : null;
    },
    write(key, documents) {
      const folder = join(packs, key);
      if (existsSync(folder)) return folder;
      const unfinished = join(packs, `${key}.${randomBytes(6).toString('hex')}.unfinished`);
      try {
        writeWhole(unfinished, documents);
        renameSync(unfinished, folder);
      } catch (error) {
        rmSync(unfinished, { recursive: true, force: true });
        // A command beside the host may have written the same meanwhile.
        if (!existsSync(folder)) throw error;
      }
      syncFolder(packs);
      return folder;
    },
    keepOnly(keys) {
      if (!existsSync(packs)) return;
      for (const name of readdirSync(packs)) {
        if (keys.includes(name)) continue;
        const folder = join(packs, name);
        const age = Math.abs(Date.now() - statSync(folder).mtimeMs);
        if (age > ABANDONED_AFTER) rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function writeWhole(folder: string, documents: ReadonlyMap<string, unknown>): void {
  const folders = new Set([folder]);
  for (const [name, document] of documents) {
    const path = join(folder, name);
    folders.add(dirname(path));
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, JSON.stringify(document), { mode: 0o600, flush: true });
  }
  for (const written of folders) syncFolder(written);
}
