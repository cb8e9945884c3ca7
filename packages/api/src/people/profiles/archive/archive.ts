import type { Language, OwnData } from '@lamplight/domain/profiles';
import { strToU8, zipSync } from 'fflate';
import type { OwnTables } from '../own-data.repository.ts';
import { ARCHIVE_GROUPS, GROUP_OF } from './groups.ts';
import { type ArchivedFile, archivePage } from './page.ts';

/** A person's data as a file to keep. */
export interface Archive {
  /** Such as `lamplight-ruth-2026-06-15.zip`. */
  readonly filename: string;
  readonly zip: Uint8Array;
}

/**
 * A zip with a page that everybody can read, `index.html`, and all rows as JSON: `data.json` whole, and
 * one file for each kind of data.
 */
export function makeArchive(
  exportedAt: string,
  tables: OwnTables,
  username: string,
  language: Language,
): Archive {
  const groups = ARCHIVE_GROUPS.map((group) => ({ name: `data/${group}.json`, group }))
    .map(({ name, group }) => ({ name, held: filledTables(tables, group) }))
    .filter(({ held }) => Object.keys(held).length > 0);
  const files: ArchivedFile[] = groups.map(({ name, held }) => ({
    name,
    tables: Object.fromEntries(Object.entries(held).map(([table, rows]) => [table, rows.length])),
  }));
  const json = (data: OwnData) => strToU8(`${JSON.stringify(data, null, 2)}\n`);
  const zip = zipSync({
    'index.html': strToU8(archivePage({ tables, files, exportedAt, language })),
    'data.json': json({ exportedAt, tables }),
    ...Object.fromEntries(
      groups.map(({ name, held }) => [name, json({ exportedAt, tables: held })]),
    ),
  });
  return { filename: archiveName(username, exportedAt), zip };
}

function filledTables(tables: OwnTables, group: string): OwnData['tables'] {
  return Object.fromEntries(
    Object.entries(tables).filter(
      ([table, rows]) => GROUP_OF[table as keyof OwnTables] === group && rows.length > 0,
    ),
  );
}

/** Signs that a file's name cannot have on every system become hyphens. */
function archiveName(username: string, exportedAt: string): string {
  const name = username.replace(/[^\p{L}\p{N}_-]+/gu, '-');
  return `lamplight-${name}-${exportedAt.slice(0, 10)}.zip`;
}
