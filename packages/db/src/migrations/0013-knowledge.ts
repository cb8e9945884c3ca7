import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pieces of what the host holds, the index that finds words in them, and which state of the content they are. */
export const knowledge: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('knowledge_documents')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('key', 'text', (c) => c.notNull().unique())
      // Of the piece: one that has not changed is not written again.
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      // Words by which a search is narrowed: kind and bands.
      .addColumn('tags', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('keywords', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('lesson_id', 'integer')
      .execute();
    await db.schema
      .createTable('knowledge_version')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      // Of all pieces together.
      .addColumn('sha256', 'text', (c) => c.notNull())
      .execute();
    // Words are kept once, in the documents. Forms of a word, capitals and accents do not matter.
    await sql`create virtual table knowledge_search using fts5(
      tags, title, keywords, text, content='knowledge_documents', content_rowid='id',
      tokenize='porter unicode61 remove_diacritics 2', prefix='4'
    )`.execute(db);
  },
};
