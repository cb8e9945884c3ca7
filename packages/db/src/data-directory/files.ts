import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { type DataDirectory, DataError } from './paths.ts';
import { refusalInWords } from './refusals.ts';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/**
 * Makes the data folder where it is missing and keeps other users of the machine out of it. A folder
 * that holds other things is left as it is: somebody may have named their home folder.
 */
export function prepareFolder({ folder, marker }: DataDirectory): void {
  try {
    makeFolder(folder);
    const entries = readdirSync(folder);
    if (entries.length === 0 || entries.includes(basename(marker))) {
      chmodOwn(folder, OWNER_ONLY_FOLDER);
    }
  } catch (error) {
    throw new DataError(
      `The data folder ${folder} cannot be used: ${refusalInWords(error)}. Mend that, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Makes a folder and those it lies in, one after the other. Node's own `recursive` never comes to an end where a system
 * says that there is no place for a new folder (/proc, a drive that went), and calls a read-only disk that, too.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: OWNER_ONLY_FOLDER });
}

/** Makes an empty file that only its owner may read; SQLite gives its companion files the same mode. */
export function ensurePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY_FILE));
  chmodOwn(path, OWNER_ONLY_FILE);
}

/** Writes a private file that is either the old or the new one, also after a power cut. */
export function writePrivateFile(path: string, content: string): void {
  const next = `${path}.next`;
  rmSync(next, { force: true });
  writeFileSync(next, content, { mode: OWNER_ONLY_FILE, flush: true });
  renameSync(next, path);
  syncFolder(dirname(path));
}

/** Makes renames in a folder last through a power cut; some file systems cannot, and need not. */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Windows opens no folder.
  }
}

/** A volume may belong to another user; then its mode is that user's affair. */
function chmodOwn(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
