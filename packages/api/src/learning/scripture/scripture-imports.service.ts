import { createHash } from 'node:crypto';
import type { ReadTranslation, TranslationFile } from '@lamplight/content/scripture/translation';
import { type Db, transact } from '@lamplight/db';
import type { Language } from '@lamplight/domain/profiles';
import type {
  ImportInput,
  ImportReport,
  InstalledTranslation,
  TranslationWish,
} from '@lamplight/domain/scripture';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { unpack } from './archive.ts';
import {
  deleteTranslation,
  findTranslation,
  insertTranslation,
  listTranslations,
  type TranslationRow,
} from './scripture.repository.ts';

export interface ScriptureImports {
  /**
   * Reads a USFM file or a zip archive of several and installs the translation in one transaction. One of the same
   * language and abbreviation gives way to it.
   * @param actorId the admin who does it
   * @throws AppError BROKEN_TRANSLATION with a sentence about the file; what is installed is not touched then
   */
  importFile(input: ImportInput, actorId: number): Promise<ImportReport>;
  /** The same for files that are at hand, such as those of a folder, from the command line. */
  importFiles(files: readonly TranslationFile[], wish: TranslationWish): Promise<ImportReport>;
  /** The imported translations, the newest first. */
  installed(): Promise<InstalledTranslation[]>;
  /**
   * @param actorId the admin who does it; null on the command line
   * @throws AppError NOT_FOUND
   */
  remove(id: number, actorId: number | null): Promise<void>;
}

export function createScriptureImports(db: Db, clock: Clock): ScriptureImports {
  async function importFiles(
    files: readonly TranslationFile[],
    wish: TranslationWish,
    actorId: number | null,
  ): Promise<ImportReport> {
    const read = await readOrRefuse(files);
    const row = { ...titleOf(read, wish), ...countsOf(read), sha256: digestOf(files) };
    const verses = read.books.flatMap(({ code, verses: ofBook }) =>
      ofBook.map((verse) => ({ book: code, ...verse })),
    );
    const stored = await transact(db, async (trx) => {
      const before = await findTranslation(trx, row.language, row.abbreviation);
      if (before !== undefined) await deleteTranslation(trx, before.id);
      const importedAt = clock.now();
      const { language, abbreviation } = row;
      await insertAuditEvent(trx, {
        ...{ actorId, action: 'scripture.installed' },
        ...{ detail: { language, abbreviation }, at: importedAt },
      });
      return insertTranslation(trx, { ...row, importedAt }, verses);
    });
    return reportOf(stored, read);
  }

  return {
    importFiles: (files, wish) => importFiles(files, wish, null),
    importFile: ({ fileName, bytes, ...wish }, actorId) =>
      importFiles(unpack(fileName, bytes), wish, actorId),
    installed: async () => (await listTranslations(db)).map(toInstalled),
    remove: (id, actorId) =>
      transact(db, async (trx) => {
        if (!(await deleteTranslation(trx, id))) throw new AppError('NOT_FOUND');
        await insertAuditEvent(trx, {
          ...{ actorId, action: 'scripture.removed' },
          at: clock.now(),
        });
      }),
  };
}

async function readOrRefuse(files: readonly TranslationFile[]): Promise<ReadTranslation> {
  const { BrokenTranslation, readTranslation } = await import(
    '@lamplight/content/scripture/translation'
  );
  try {
    return readTranslation(files);
  } catch (error) {
    if (!(error instanceof BrokenTranslation)) throw error;
    throw new AppError('BROKEN_TRANSLATION', { message: error.message });
  }
}

const UNNAMED = 'Imported Bible';
const NO_LICENCE = '';

function titleOf(read: ReadTranslation, wish: TranslationWish) {
  const name = wish.name ?? read.name ?? UNNAMED;
  const language: Language | null = wish.language ?? read.language;
  if (language === null) {
    throw new AppError('BROKEN_TRANSLATION', {
      message: 'The language of this text could not be told. Please choose it.',
    });
  }
  return {
    language,
    name: name.slice(0, 100),
    abbreviation: wish.abbreviation ?? initialsOf(name),
    licence: wish.licence ?? NO_LICENCE,
  };
}

/** `BSB` for the Berean Standard Bible; a name of one word is cut. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  if (capitals.length < 2) return (words[0] ?? name).slice(0, 6).toUpperCase();
  return capitals
    .map((word) => (/^\p{N}/u.test(word) ? word : word[0]))
    .join('')
    .slice(0, 12);
}

function countsOf({ books }: ReadTranslation) {
  const verseCount = books.reduce((sum, { verses }) => sum + verses.length, 0);
  return { bookCount: books.length, verseCount };
}

function digestOf(files: readonly TranslationFile[]): string {
  const hash = createHash('sha256');
  for (const { text } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) hash.update(text);
  return hash.digest('hex');
}

async function reportOf(row: TranslationRow, read: ReadTranslation): Promise<ImportReport> {
  const { bookName } = await import('@lamplight/content/scripture/references');
  return {
    translation: toInstalled(row),
    books: read.books.map(({ code, verses }) => ({
      code,
      name: bookName(code, 'en'),
      verses: verses.length,
    })),
    skipped: [...read.skipped],
  };
}

function toInstalled({ importedAt, ...row }: TranslationRow): InstalledTranslation {
  return { ...row, importedAt: isoTime(importedAt) };
}
