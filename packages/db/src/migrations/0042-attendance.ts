import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is here: what was marked at the door, by when children are expected, and children who came without an account. */
export const attendance: Migration = {
  async up(db: Kysely<unknown>) {
    await createWalkUps(db);
    await createMarks(db);
    await db.schema
      .createTable('door_hours')
      .addColumn('class_id', 'integer', (c) =>
        c.primaryKey().references('classes.id').onDelete('cascade'),
      )
      .addColumn('arrive_by', 'text')
      .addColumn('collect_by', 'text')
      .execute();
  },
};

async function createWalkUps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('walk_ups')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('class_id', 'integer', (c) =>
      c.notNull().references('classes.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('telephone', 'text', (c) => c.notNull())
    .addColumn('allergies', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    // The account that the child was given since.
    .addColumn('student_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('made_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('made_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('walk_ups_day').on('walk_ups').column('day').execute();
  await db.schema.createIndex('walk_ups_student').on('walk_ups').column('student_id').execute();
}

async function createMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attendance_marks')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('student_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('walk_up_id', 'integer', (c) => c.references('walk_ups.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('arrived', 'text')
    .addColumn('left', 'text')
    .addColumn('collector', 'text', (c) => c.notNull())
    .addColumn('release', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('applied', 'integer', (c) => c.notNull().check(sql`applied in (0, 1)`))
    .addColumn('trouble', 'text')
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('noted_at', 'integer', (c) => c.notNull())
    .addColumn('noted_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addCheckConstraint(
      'attendance_marks_of_one',
      sql`(student_id is null) <> (walk_up_id is null)`,
    )
    .execute();
  // The list of a day, and the register of some days.
  await db.schema
    .createIndex('attendance_marks_day')
    .on('attendance_marks')
    .columns(['day', 'id'])
    .execute();
  await db.schema
    .createIndex('attendance_marks_student')
    .on('attendance_marks')
    .columns(['student_id', 'day'])
    .execute();
  await db.schema
    .createIndex('attendance_marks_walk_up')
    .on('attendance_marks')
    .column('walk_up_id')
    .execute();
}
