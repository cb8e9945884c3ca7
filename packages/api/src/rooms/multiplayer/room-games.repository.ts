import type { Database, Db } from '@lamplight/db';
import type { RoomQuestion } from '@lamplight/domain/multiplayer';
import { type QuestionAnswer, readAnswer } from '@lamplight/domain/questions';
import { type Insertable, sql } from 'kysely';

/** Any number of ids as one parameter, so that the statement's text stays the same. */
function idsIn(ids: readonly number[]) {
  return sql<number>`(select value from json_each(${JSON.stringify(ids)}))`;
}

export async function insertGame(db: Db, game: Insertable<Database['roomGames']>): Promise<void> {
  await db.insertInto('roomGames').values(game).execute();
}

/**
 * The number of a game that is about to begin. It is noted as given, so that nobody else gets it: a command beside
 * the host writes games too.
 * @param trx an open transaction
 */
export async function reserveGameId(trx: Db): Promise<number> {
  const given = await sql<{ seq: number }>`
    update sqlite_sequence set seq = seq + 1 where name = 'room_games' returning seq
  `.execute(trx);
  const [row] = given.rows;
  if (row) return row.seq;
  // Before the first game there is no number to count on from.
  await sql`insert into sqlite_sequence (name, seq) values ('room_games', 1)`.execute(trx);
  return 1;
}

export async function insertGameQuestions(
  db: Db,
  gameId: number,
  questions: readonly RoomQuestion[],
): Promise<void> {
  const rows = questions.map((question, place) => ({
    gameId,
    place,
    question: JSON.stringify(question),
  }));
  await db.insertInto('roomGameQuestions').values(rows).execute();
}

/** The questions of a game with their keys, in the order in which they are asked. */
export async function findGameQuestions(db: Db, gameId: number): Promise<RoomQuestion[]> {
  const rows = await db
    .selectFrom('roomGameQuestions')
    .select('question')
    .where('gameId', '=', gameId)
    .orderBy('place')
    .execute();
  return rows.map(({ question }) => JSON.parse(question));
}

export async function finishGame(db: Db, gameId: number, finishedAt: number): Promise<void> {
  await db.updateTable('roomGames').set({ finishedAt }).where('id', '=', gameId).execute();
}

type PlayerRow = Insertable<Database['roomGamePlayers']>;

/**
 * Stores where players stand. One statement of a fixed text for any number of them; whoever has no account
 * any more is left out. The team of somebody who has left stays what it was.
 */
export async function saveStandings(db: Db, players: readonly PlayerRow[]): Promise<void> {
  const rows = players.map((p) => [
    ...[p.gameId, p.userId, p.team ?? null, p.score, p.correct, p.answers],
    ...[p.bestStreak, p.rank ?? null, p.joinedAt],
  ]);
  await sql`
    insert into room_game_players
      (game_id, user_id, team, score, correct, answers, best_streak, rank, joined_at)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
      value ->> 7, value ->> 8
    from json_each(${JSON.stringify(rows)})
    where value ->> 1 in (select id from users)
    on conflict (game_id, user_id) do update set
      team = coalesce(excluded.team, team), score = excluded.score, correct = excluded.correct,
      answers = excluded.answers, best_streak = excluded.best_streak, rank = excluded.rank
  `.execute(db);
}

/** Stores answers in one statement of a fixed text; whoever has no account any more is left out. */
export async function insertAnswers(
  db: Db,
  answers: readonly Insertable<Database['roomAnswers']>[],
): Promise<void> {
  const rows = answers.map((a) => [
    ...[a.gameId, a.place, a.userId, a.answer, a.correct, a.points, a.millis, a.answeredAt],
  ]);
  await sql`
    insert into room_answers
      (game_id, place, user_id, answer, correct, points, millis, answered_at)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
      value ->> 7
    from json_each(${JSON.stringify(rows)})
    where value ->> 2 in (select id from users)
  `.execute(db);
}

/** Notes in their activity that players have finished a game; whoever has no account any more is left out. */
export async function insertFinishedEvents(
  db: Db,
  playerIds: readonly number[],
  { subject, at }: { subject: string; at: number },
): Promise<void> {
  await db
    .insertInto('activityEvents')
    .columns(['userId', 'kind', 'subject', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((user) => [
          'users.id',
          user.val('game-finished' as const).as('kind'),
          user.val(subject).as('subject'),
          user.val(at).as('at'),
        ])
        .where('id', 'in', idsIn(playerIds)),
    )
    .execute();
}

/** The answers to one question of a game, in the order in which they came. */
export async function findAnswers(db: Db, gameId: number, place: number) {
  const rows = await db
    .selectFrom('roomAnswers')
    .select(['userId', 'answer', 'correct', 'points', 'answeredAt'])
    .where('gameId', '=', gameId)
    .where('place', '=', place)
    .orderBy('answeredAt')
    .orderBy('userId')
    .execute();
  return rows.map(({ userId, answer, correct, answeredAt, ...row }) => ({
    ...row,
    playerId: userId,
    answer: readAnswer(answer),
    correct: correct === 1,
    at: answeredAt,
  }));
}

/** What somebody answered to a question of a game, whenever that was. */
export async function findOwnAnswer(
  db: Db,
  { gameId, questionId, userId }: { gameId: number; questionId: string; userId: number },
): Promise<QuestionAnswer | null> {
  const row = await db
    .selectFrom('roomAnswers')
    .select('answer')
    .where('gameId', '=', gameId)
    .where('userId', '=', userId)
    .where('place', '=', (eb) =>
      eb
        .selectFrom('roomGameQuestions')
        .select('place')
        .where('gameId', '=', gameId)
        .where(sql`question ->> '$.id'`, '=', questionId)
        .limit(1),
    )
    .executeTakeFirst();
  return row === undefined ? null : readAnswer(row.answer);
}

/** Ids of the questions that any of these players met in the newest games of theirs. */
export async function findQuestionsMetBy(
  db: Db,
  playerIds: readonly number[],
  games: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('roomGameQuestions')
    .select(sql<string>`question ->> '$.id'`.as('questionId'))
    .distinct()
    .where('gameId', 'in', (eb) =>
      eb
        .selectFrom('roomGamePlayers')
        .select('gameId')
        .distinct()
        .where('userId', 'in', idsIn(playerIds))
        .orderBy('gameId', 'desc')
        .limit(games),
    )
    .execute();
  return rows.map(({ questionId }) => questionId);
}
