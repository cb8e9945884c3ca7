import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Translations of the Bible that the host's owner imported, their verses, and the index that finds words in them. */
export const scripture: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('scripture_translations')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('abbreviation', 'text', (c) => c.notNull())
      .addColumn('licence', 'text', (c) => c.notNull())
      .addColumn('book_count', 'integer', (c) => c.notNull())
      .addColumn('verse_count', 'integer', (c) => c.notNull())
      // Of the imported files: whether two hosts have the very same text.
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('imported_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('scripture_translations_name')
      .unique()
      .on('scripture_translations')
      .columns(['language', 'abbreviation'])
      .execute();
    await db.schema
      .createTable('scripture_verses')
      // The translation's id times 100,000 plus the place in the Bible: one translation is one range of ids.
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('translation_id', 'integer', (c) =>
        c.notNull().references('scripture_translations.id').onDelete('cascade'),
      )
      .addColumn('book', 'text', (c) => c.notNull())
      .addColumn('chapter', 'integer', (c) => c.notNull())
      .addColumn('verse', 'integer', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('scripture_verses_place')
      .unique()
      .on('scripture_verses')
      .columns(['translation_id', 'book', 'chapter', 'verse'])
      .execute();
    // The words are kept once, in the verses; capitals and accents do not matter in a search.
    await sql`create virtual table scripture_search using fts5(
      text, content='scripture_verses', content_rowid='id', tokenize='unicode61 remove_diacritics 2'
    )`.execute(db);
  },
};
