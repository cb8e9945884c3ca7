import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sounds on the disk, by what they say. */
export interface SoundFiles {
  /** The file of a key; null where there is none. */
  find(key: string): Promise<Uint8Array | null>;
  /** Bytes of the file of a key, which counts as used now; null where there is none. */
  use(key: string): Promise<number | null>;
  /** Keeps a file, and removes those that were not used for longest where there is no room. */
  keep(key: string, sound: Uint8Array): Promise<void>;
}

/** Milliseconds in which a use is not noted again: a memory card is not written to for nothing. */
const USED_WITHIN = 12 * 60 * 60 * 1000;

/** A name that tells nobody what is said. */
const nameOf = (key: string) => `${createHash('sha256').update(key).digest('hex')}.wav`;

/**
 * @param folder made when it is needed
 * @param mostBytes that they take together
 */
export function createSoundFiles(folder: string, mostBytes: number): SoundFiles {
  const fileOf = (key: string) => join(folder, nameOf(key));
  /** Bytes of all files, at least; unknown until the folder has been looked through. */
  let taken: number | null = null;

  /** Looks through the folder only where it may be full: there are thousands of files in it. */
  async function makeRoom(added: number): Promise<void> {
    if (taken !== null) taken += added;
    if (taken === null || taken > mostBytes) taken = await removeOldest();
  }

  /** @returns the bytes that are left */
  async function removeOldest(): Promise<number> {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name));
        return { name, size, usedAt: mtimeMs };
      }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (total <= mostBytes) break;
      await rm(join(folder, name), { force: true });
      total -= size;
    }
    return total;
  }

  return {
    async find(key) {
      try {
        return await readFile(fileOf(key));
      } catch {
        return null;
      }
    },
    async use(key) {
      try {
        const file = fileOf(key);
        const { size, mtimeMs } = await stat(file);
        const now = new Date();
        if (now.getTime() - mtimeMs > USED_WITHIN) await utimes(file, now, now);
        return size;
      } catch {
        return null;
      }
    },
    async keep(key, sound) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = fileOf(key);
      // A host that is killed leaves a whole file or one that the next start writes over.
      await writeFile(`${file}.next`, sound, { mode: 0o600 });
      await rename(`${file}.next`, file);
      await makeRoom(sound.length);
    },
  };
}
