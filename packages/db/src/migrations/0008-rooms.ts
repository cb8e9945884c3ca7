import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Live rooms, the games played in them with every answer, tournaments, and what helps a child in a game. */
export const rooms: Migration = {
  async up(db: Kysely<unknown>) {
    await createTournaments(db);
    await createRooms(db);
    await createGames(db);
    await createPlayers(db);
    await createAnswers(db);
    await createAccommodations(db);
  },
};

const ofUser = (c: ColumnDefinitionBuilder) =>
  c.notNull().references('users.id').onDelete('cascade');
const ofGame = (c: ColumnDefinitionBuilder) =>
  c.notNull().references('room_games.id').onDelete('cascade');
const byUser = (c: ColumnDefinitionBuilder) => c.references('users.id').onDelete('set null');

async function createTournaments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('class_id', 'integer', (c) =>
      c.notNull().references('classes.id').onDelete('cascade'),
    )
    .addColumn('host_id', 'integer', byUser)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('finished_at', 'integer')
    .execute();
  await db.schema
    .createIndex('tournaments_class')
    .on('tournaments')
    .columns(['class_id', 'created_at'])
    .execute();
}

async function createRooms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rooms')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('host_id', 'integer', byUser)
    .addColumn('class_id', 'integer', (c) => c.references('classes.id').onDelete('cascade'))
    .addColumn('tournament_id', 'integer', (c) =>
      c.references('tournaments.id').onDelete('set null'),
    )
    .addColumn('status', 'text', (c) => c.notNull())
    // The whole state, so that a host that starts again goes on where it was; null once closed.
    .addColumn('state', 'text')
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('rooms_updated_at').on('rooms').column('updated_at').execute();
}

async function createGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_games')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('room_code', 'text', (c) => c.notNull())
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('game_type', 'text', (c) => c.notNull())
    .addColumn('band', 'text', (c) => c.notNull())
    .addColumn('host_id', 'integer', byUser)
    .addColumn('class_id', 'integer', (c) => c.references('classes.id').onDelete('set null'))
    .addColumn('tournament_id', 'integer', (c) =>
      c.references('tournaments.id').onDelete('set null'),
    )
    .addColumn('tournament_round', 'integer')
    // A set that its teacher has deleted since leaves its number behind.
    .addColumn('question_set_id', 'integer')
    .addColumn('calm', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'integer', (c) => c.notNull())
    .addColumn('finished_at', 'integer')
    .execute();
  await db.schema
    .createIndex('room_games_class')
    .on('room_games')
    .columns(['class_id', 'started_at'])
    .execute();
  await db.schema
    .createIndex('room_games_tournament')
    .on('room_games')
    .column('tournament_id')
    .execute();
  await db.schema
    .createIndex('room_games_started_at')
    .on('room_games')
    .column('started_at')
    .execute();

  await db.schema
    .createTable('room_game_questions')
    .addColumn('game_id', 'integer', ofGame)
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('room_game_questions_pk', ['game_id', 'place'])
    .execute();
}

async function createPlayers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_game_players')
    .addColumn('game_id', 'integer', ofGame)
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('team', 'integer')
    .addColumn('score', 'integer', (c) => c.notNull().check(sql`score >= 0`))
    .addColumn('correct', 'integer', (c) => c.notNull().check(sql`correct between 0 and answers`))
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('best_streak', 'integer', (c) => c.notNull())
    .addColumn('rank', 'integer')
    .addColumn('joined_at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('room_game_players_pk', ['game_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('room_game_players_user')
    .on('room_game_players')
    .columns(['user_id', 'game_id'])
    .execute();
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_answers')
    .addColumn('game_id', 'integer', ofGame)
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('choice', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('millis', 'integer', (c) => c.notNull())
    .addColumn('answered_at', 'integer', (c) => c.notNull())
    // One answer of a player to a question, whatever is sent how often.
    .addPrimaryKeyConstraint('room_answers_pk', ['game_id', 'place', 'user_id'])
    .execute();
  await db.schema
    .createIndex('room_answers_user')
    .on('room_answers')
    .columns(['user_id', 'answered_at'])
    .execute();

  await db.schema
    .createTable('room_practice_answers')
    .addColumn('game_id', 'integer', ofGame)
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('choice', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('answered_at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('room_practice_answers_pk', [
      'game_id',
      'place',
      'user_id',
      'answered_at',
    ])
    .execute();
  await db.schema
    .createIndex('room_practice_answers_user')
    .on('room_practice_answers')
    .columns(['user_id', 'answered_at'])
    .execute();
}

async function createAccommodations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accommodations')
    .addColumn('user_id', 'integer', (c) =>
      c.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('time_factor', 'real', (c) => c.notNull())
    .addColumn('fewer_options', 'integer', (c) => c.notNull())
    .addColumn('read_aloud', 'integer', (c) => c.notNull())
    .addColumn('set_by', 'integer', byUser)
    .addColumn('updated_at', 'integer', (c) => c.notNull())
    .execute();
}
