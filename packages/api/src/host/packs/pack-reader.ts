import type { AddedVerses, PackReading, ReadPackFile } from '@lamplight/content/packs/reading';
import type { Db } from '@lamplight/db';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { installedSource } from '../../learning/scripture/installed-source.ts';
import { listTranslations } from '../../learning/scripture/scripture.repository.ts';
import { keyOf } from '../../learning/scripture/scripture-source.ts';

/** Reads the archive of a pack with what this host has: its pictures and its Bibles. */
export type PackReader = (bytes: Uint8Array) => Promise<ReadPackFile>;

/** Where the reading is done: a large pack takes seconds. */
export type ReadPack = (reading: PackReading) => Promise<ReadPackFile>;

/**
 * A pack's quotations are held against the passages that the product carries and, where it is not whole with these,
 * against the Bibles that were added to this host: never against a mixture of both.
 */
export function createPackReader(db: Db, read: ReadPack = readHere): PackReader {
  return async (bytes) => {
    const first = await read({ bytes, verses: {} });
    if (first.findings.length === 0 || first.manifest === undefined) return first;
    const verses = await addedVerses(db);
    if (Object.keys(verses).length === 0) return first;
    const second = await read({ bytes, verses });
    return second.findings.length < first.findings.length ? second : first;
  };
}

const readHere: ReadPack = async (reading) =>
  (await import('@lamplight/content/packs/reading')).readPackHere(reading);

/** The newest Bible of each language that was added. */
async function addedVerses(db: Db): Promise<AddedVerses> {
  const rows = await listTranslations(db);
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const newest = rows.find((row) => row.language === language);
      if (newest === undefined) return [];
      const verses = await installedSource(db, newest).verses();
      return [[language, new Map(verses.map((verse) => [keyOf(verse), verse.text]))] as const];
    }),
  );
  return Object.fromEntries(texts.flat());
}
