import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lessons that teachers write themselves. */
export const teacherLessons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('teacher_lessons')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('teacher_id', 'integer', (c) =>
        c.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('difficulty', 'text', (c) =>
        c.notNull().check(sql`difficulty in ('beginner', 'intermediate', 'advanced')`),
      )
      .addColumn('duration', 'integer', (c) => c.notNull().check(sql`duration between 5 and 120`))
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('teacher_lessons_teacher_id')
      .on('teacher_lessons')
      .column('teacher_id')
      .execute();
  },
};
