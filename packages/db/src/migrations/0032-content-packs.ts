import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The content packs of this host, and whose signatures it trusts. */
export const contentPacks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_packs')
      // The ids of a pack's lessons are counted from its number, so that none is ever given to another pack.
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('name', 'text', (c) => c.notNull().unique())
      .addColumn('manifest', 'text', (c) => c.notNull())
      .addColumn('counts', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text')
      // Of the archive.
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      // Kept here, so that a backup has it; null for a pack that was removed.
      .addColumn('archive', 'blob')
      .addColumn('is_on', 'integer', (c) => c.notNull())
      .addColumn('installed_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('pack_signers')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull().unique())
      .addColumn('added_at', 'integer', (c) => c.notNull())
      .execute();
  },
};
