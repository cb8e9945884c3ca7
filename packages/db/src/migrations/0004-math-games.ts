import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Levels of the Math Challenge Arena, the rounds that were played there and their answers. */
export const mathGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('math_progress')
      .addColumn('user_id', 'integer', (c) =>
        c.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('level', 'integer', (c) => c.notNull().check(sql`level >= 1`))
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .execute();
    await createRounds(db);
    await createAnswers(db);
  },
};

async function createRounds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('math_rounds')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('grade', 'integer', (c) => c.notNull().check(sql`grade between 1 and 12`))
    .addColumn('age', 'integer', (c) => c.notNull())
    .addColumn('score', 'integer', (c) => c.notNull().check(sql`score >= 0`))
    .addColumn('passed', 'integer', (c) => c.notNull())
    .addColumn('level_after', 'integer', (c) => c.notNull())
    .addColumn('finished_at', 'integer', (c) => c.notNull())
    // The same round counts once.
    .addUniqueConstraint('math_rounds_seed_once', ['user_id', 'seed'])
    .execute();
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('math_answers')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('round_id', 'integer', (c) =>
      c.notNull().references('math_rounds.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('template', 'text', (c) => c.notNull())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('difficulty', 'text', (c) => c.notNull())
    .addColumn('problem_key', 'text', (c) => c.notNull())
    .addColumn('choice', 'integer')
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('misconception', 'text')
    .addColumn('answered_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('math_answers_user_area')
    .on('math_answers')
    .columns(['user_id', 'area', 'id'])
    .execute();
  await db.schema
    .createIndex('math_answers_round')
    .on('math_answers')
    .columns(['round_id', 'place'])
    .execute();
}
