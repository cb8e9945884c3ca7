/** One file of a folder, as a person downloads it. */
import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { TarArchive, ZipArchive } from 'archiver';
import type { Platform } from './platforms.ts';

/** What is opened or run, wherever the archive was made: Windows keeps no such mark on its files. */
const PROGRAM = /(?:^|\/)(?:start-lamplight\.[a-z]+|lamplight(?:\.cmd)?|node(?:\.exe)?)$/;

/**
 * Packs a folder under its own name.
 * @param file the archive to write; one that is there is replaced
 * @throws the system's error when a file cannot be read or written
 */
export async function writeArchive(
  folder: string,
  kind: Platform['archive'],
  file: string,
): Promise<void> {
  const archive = kind === 'zip' ? new ZipArchive() : new TarArchive({ gzip: true });
  // A file that went while it was packed would otherwise only be a warning.
  archive.on('warning', (error) => archive.destroy(error));
  const written = pipeline(archive, createWriteStream(file));
  archive.directory(folder, basename(folder), (entry) => ({
    ...entry,
    mode: PROGRAM.test(entry.name) || entry.stats?.isDirectory() ? 0o755 : 0o644,
  }));
  await Promise.all([archive.finalize(), written]);
}
