import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isUsfmName, readFiles, unpack } from '@lamplight/api';
import { DataError } from '@lamplight/db';

/** Bytes of a file that is read at all: no archive of a Bible is near it. */
const LARGEST = 100_000_000;

/**
 * The USFM files of a folder with the folders in it, of a zip archive, or the one file itself.
 * @throws DataError when there is no such file, or nothing in the folder; AppError for a broken archive
 */
export function translationFilesAt(path: string): ReturnType<typeof readFiles> {
  const place = resolve(path);
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats === undefined) throw new DataError(`There is no file or folder ${place}.`);
  if (stats.isDirectory()) return filesOfFolder(place);
  return unpack(basename(place), bytesOf(place));
}

function filesOfFolder(folder: string): ReturnType<typeof readFiles> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isUsfmName)
    .toSorted();
  if (names.length === 0) {
    throw new DataError(`There is no USFM file (.usfm or .sfm) in ${folder}.`);
  }
  return readFiles(names.map((name) => ({ name, bytes: bytesOf(join(folder, name)) })));
}

function bytesOf(file: string): Uint8Array {
  if (statSync(file).size > LARGEST) {
    throw new DataError(`${file} is larger than any translation of the Bible.`);
  }
  return readFileSync(file);
}
