import type { TranslationFile } from '@lamplight/content/scripture/translation';
import { unzipSync } from 'fflate';
import { AppError } from '../../platform/app-error.ts';

/** Bytes of one book: the Psalms of a well-annotated translation have less than one million. */
const LARGEST_FILE = 5_000_000;
/** Bytes of all files together, unpacked: the whole Bible has some five million. */
const LARGEST_TRANSLATION = 40_000_000;
/** Files in an archive, pictures and notes included. */
const MOST_FILES = 500;
const USFM_NAME = /\.(?:usfm|sfm|ptx)$/i;
/** The first bytes of a zip archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * The USFM files in what was given: one book, or a zip archive of several. Nothing is written anywhere.
 * @throws AppError BROKEN_TRANSLATION for an archive that is damaged, too large or reaches out of itself
 */
export function unpack(fileName: string, bytes: Uint8Array): TranslationFile[] {
  if (bytes.length === 0) throw broken('This file is empty.');
  if (!ZIP.every((byte, at) => bytes[at] === byte)) {
    return readFiles([{ name: fileName, bytes }]);
  }
  const files = Object.entries(unzip(bytes)).map(([name, content]) => ({ name, bytes: content }));
  if (files.length === 0) {
    throw broken('There is no USFM file (.usfm or .sfm) in this archive.');
  }
  return readFiles(files);
}

/**
 * Reads the texts of files whose bytes are at hand.
 * @throws AppError BROKEN_TRANSLATION for what is too large or no text
 */
export function readFiles(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): TranslationFile[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > LARGEST_TRANSLATION || files.length > MOST_FILES) throw tooLarge();
  return files.map(({ name, bytes }) => {
    if (bytes.length > LARGEST_FILE) throw tooLarge();
    return { name: baseName(name), text: textOf(name, bytes) };
  });
}

/** Whether a file's name says that it is USFM. */
export function isUsfmName(name: string): boolean {
  return USFM_NAME.test(name) && !baseName(name).startsWith('.');
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let files = 0;
  let total = 0;
  try {
    return unzipSync(bytes, {
      // Asked before a file is unpacked, and no more is unpacked than it says: a bomb does not go off.
      filter({ name, originalSize }) {
        files += 1;
        if (files > MOST_FILES) throw tooLarge();
        if (/^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name)) {
          throw broken('This archive names files outside of itself.');
        }
        if (!isUsfmName(name)) return false;
        total += originalSize;
        if (originalSize > LARGEST_FILE || total > LARGEST_TRANSLATION) throw tooLarge();
        return true;
      },
    });
  } catch (error) {
    throw error instanceof AppError ? error : broken('This archive is damaged.');
  }
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return text;
  } catch {
    // Told below, like a text with NUL in it.
  }
  throw broken(`${baseName(name)} is no text in UTF-8.`);
}

function baseName(name: string): string {
  return name.split(/[/\\]/).at(-1) ?? name;
}

function tooLarge(): AppError {
  return broken('This is larger than any translation of the Bible.');
}

function broken(message: string): AppError {
  return new AppError('BROKEN_TRANSLATION', { message });
}
