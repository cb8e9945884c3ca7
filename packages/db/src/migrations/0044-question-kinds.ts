import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Questions of several kinds: those that are stored were all choices, and say so from now on. An answer is JSON,
 * whose meaning is the kind's; the place of an option stays the number that it was.
 */
export const questionKinds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update question_sets set questions = (
        select json_group_array(json_set(value, '$.kind', 'choice')) from json_each(question_sets.questions)
      )
    `.execute(db);
    await sql`
      update room_game_questions set question = json_set(question, '$.kind', 'choice')
    `.execute(db);
    await withAnswers(db, 'room_answers');
    await withAnswers(db, 'room_practice_answers');
    await sql`
      update rooms set state = json_set(state, '$.room.game.answers', json((
        select json_group_array(json_set(json_remove(value, '$.choice'), '$.answer', value -> '$.choice'))
        from json_each(rooms.state, '$.room.game.answers')
      )))
      where json_type(state, '$.room.game.answers') = 'array'
    `.execute(db);
  },
};

async function withAnswers(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update ${sql.table(table)} set answer = cast(choice as text)`.execute(db);
  await db.schema.alterTable(table).dropColumn('choice').execute();
}
