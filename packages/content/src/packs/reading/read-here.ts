import type { Language } from '@lamplight/domain/profiles';
import { embeddedScriptures, type Scriptures } from '../../scripture/scriptures.ts';
import { builtInPictures } from './pictures.ts';
import { type ReadPackFile, readPackArchive } from './read-pack.ts';

/** The verses of whole Bibles by their key, such as `GEN 1:1`, for the languages that have one. */
export type AddedVerses = Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>>;

/** The archive of a pack, and what it is read with; it can be handed to a thread. */
export interface PackReading {
  readonly bytes: Uint8Array;
  /** Quotations are held against these where there are some, otherwise against what the product carries. */
  readonly verses: AddedVerses;
}

/** Reads the archive of a pack with the pictures and verses of this host. */
export async function readPackHere({ bytes, verses }: PackReading): Promise<ReadPackFile> {
  const added = Object.entries(verses).map(
    ([language, words]) => [language, { verse: (key: string) => words.get(key) }] as const,
  );
  const scriptures: Scriptures = { ...embeddedScriptures, ...Object.fromEntries(added) };
  return readPackArchive(bytes, { scriptures, pictures: await builtInPictures() });
}

/** What is said of a pack that could not be read to its end. */
export function unreadPack(message: string): ReadPackFile {
  return {
    ...{ manifest: undefined, publicKey: null, compiled: undefined },
    counts: { lessons: 0, stories: 0, questions: 0, days: 0 },
    findings: [{ path: 'archive', label: 'file', message }],
  };
}
