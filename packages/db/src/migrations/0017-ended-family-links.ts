import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which family links were ended and when, so that a restored backup does not bring one back. The database notes it
 * itself, whoever ends the link; the note of a family goes with its people, and with a link that is made anew.
 */
export const endedFamilyLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ended_family_links')
      .addColumn('parent_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('student_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('ended_at', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ended_family_links_pk', ['parent_id', 'student_id'])
      .execute();
    await db.schema
      .createIndex('ended_family_links_student_id')
      .on('ended_family_links')
      .column('student_id')
      .execute();
    // A link that goes because its people go leaves no note.
    await sql`
      create trigger family_links_ended after delete on family_links
      when exists (select 1 from users where id = old.parent_id)
        and exists (select 1 from users where id = old.student_id)
      begin
        insert or replace into ended_family_links (parent_id, student_id, ended_at)
        values (old.parent_id, old.student_id, cast(unixepoch('subsec') * 1000 as integer));
      end`.execute(db);
    await sql`
      create trigger family_links_made after insert on family_links
      begin
        delete from ended_family_links
        where parent_id = new.parent_id and student_id = new.student_id;
      end`.execute(db);
  },
};
