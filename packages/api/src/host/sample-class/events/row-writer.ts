import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';
import { insertRows } from '../sample-class.repository.ts';

/** The tables of which a child fills so many rows that they are written together. */
const GATHERED = [
  'lessonProgress',
  'lessonAnswers',
  'lessonActAnswers',
  'challenges',
  'achievements',
  'activityEvents',
] as const;
export type GatheredTable = (typeof GATHERED)[number];

/** What events are written with: rows of the large tables are gathered until `flush`. */
export interface RowWriter {
  readonly trx: Db;
  add<T extends GatheredTable>(table: T, row: Insertable<Database[T]>): void;
  flush(): Promise<void>;
}

export function createRowWriter(trx: Db): RowWriter {
  const gathered = new Map<GatheredTable, object[]>();
  return {
    trx,
    add(table, row) {
      const rows = gathered.get(table);
      if (rows) rows.push(row);
      else gathered.set(table, [row]);
    },
    async flush() {
      for (const table of GATHERED) {
        await insertRows(trx, table, gathered.get(table) ?? []);
      }
      gathered.clear();
    },
  };
}
