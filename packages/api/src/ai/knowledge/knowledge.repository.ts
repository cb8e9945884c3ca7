import type { Database, Db } from '@lamplight/db';
import { type Insertable, type Selectable, sql } from 'kysely';

type DocumentRow = Selectable<Database['knowledgeDocuments']>;

/** Weights of the columns tags, title, keywords and text when documents are put in order. */
const WEIGHTS = sql.raw('0.0, 9.0, 5.0, 1.0');

/** Id, key and hash of the documents behind an id, in the order of ids. */
export function listStored(
  db: Db,
  behind: number,
  limit: number,
): Promise<Pick<DocumentRow, 'id' | 'key' | 'sha256'>[]> {
  return db
    .selectFrom('knowledgeDocuments')
    .select(['id', 'key', 'sha256'])
    .where('id', '>', behind)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Adds documents to those that are found. */
export async function insertDocuments(
  trx: Db,
  documents: readonly Insertable<Database['knowledgeDocuments']>[],
): Promise<void> {
  if (documents.length === 0) return;
  const rows = await trx
    .insertInto('knowledgeDocuments')
    .values([...documents])
    .returning('id')
    .execute();
  await sql`
    insert into knowledge_search (rowid, tags, title, keywords, text)
    select id, tags, title, keywords, text from knowledge_documents
    where id in (${sql.join(rows.map(({ id }) => id))})`.execute(trx);
}

/** Removes documents, from what is found as well. */
export async function deleteDocuments(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into knowledge_search (knowledge_search, rowid, tags, title, keywords, text)
    select 'delete', id, tags, title, keywords, text from knowledge_documents
    where id in (${sql.join([...ids])})`.execute(trx);
  await trx
    .deleteFrom('knowledgeDocuments')
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * Documents that fit a full-text expression, the best first.
 * @param expression for FTS5, its words in double quotes
 */
export async function searchDocuments(
  db: Db,
  expression: string,
  limit: number,
): Promise<DocumentRow[]> {
  // The documents are read in a second step: joined with the index, SQLite reads them for all hits, not for the best.
  const { rows } = await sql<{ rowid: number }>`
    select rowid from knowledge_search where knowledge_search match ${expression}
    order by bm25(knowledge_search, ${WEIGHTS}) limit ${limit}`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ rowid }) => rowid);
  const documents = await db
    .selectFrom('knowledgeDocuments')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(documents.map((document) => [document.id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The state of the content that the documents were made from; undefined before the first. */
export async function findVersion(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('knowledgeVersion').select('sha256').executeTakeFirst();
  return row?.sha256;
}

export async function storeVersion(trx: Db, sha256: string): Promise<void> {
  await trx
    .insertInto('knowledgeVersion')
    .values({ id: 1, sha256 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sha256 }))
    .execute();
}
