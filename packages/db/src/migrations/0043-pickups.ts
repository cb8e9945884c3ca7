import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who may and may not collect a child, who comes today instead, and the code of the day. */
export const pickups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('collectors')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('student_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('relation', 'text', (c) => c.notNull())
      .addColumn('telephone', 'text', (c) => c.notNull())
      .addColumn('allowed', 'integer', (c) => c.notNull().check(sql`allowed in (0, 1)`))
      .addColumn('photo', 'blob')
      .addColumn('removed', 'integer', (c) => c.notNull().check(sql`removed in (0, 1)`))
      .addColumn('added_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('collectors_student')
      .on('collectors')
      .column('student_id')
      .execute();
    await db.schema
      .createTable('announced_pickups')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('student_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('relation', 'text', (c) => c.notNull())
      .addColumn('telephone', 'text', (c) => c.notNull())
      .addColumn('made_by', 'integer', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('made_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('announced_pickups_student')
      .on('announced_pickups')
      .columns(['student_id', 'day'])
      .execute();
    await db.schema
      .createTable('pickup_codes')
      .addColumn('student_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('made_at', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('pickup_codes_pk', ['student_id', 'day'])
      .execute();
  },
};
