import type { Database, Db } from '@lamplight/db';
import type { RoundScore, Shown, TournamentSettings } from '@lamplight/domain/tournaments';
import { type Selectable, sql } from 'kysely';

export interface Tournament extends Omit<Selectable<Database['tournaments']>, 'settings'> {
  readonly settings: TournamentSettings;
}

interface NewTournamentRow {
  readonly classId: number;
  readonly hostId: number;
  readonly name: string;
  readonly settings: TournamentSettings;
  readonly createdAt: number;
}

/** Keeps a new tournament, whose first round lies ahead. */
export async function insertTournament(db: Db, row: NewTournamentRow): Promise<Tournament> {
  const values = { ...row, settings: JSON.stringify(row.settings), round: 1, finishedAt: null };
  const stored = await db
    .insertInto('tournaments')
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTournament(stored);
}

export async function updateTournament(
  db: Db,
  id: number,
  { settings, ...changes }: Partial<Pick<Tournament, 'settings' | 'round' | 'finishedAt'>>,
): Promise<void> {
  const stored = settings === undefined ? {} : { settings: JSON.stringify(settings) };
  await db
    .updateTable('tournaments')
    .set({ ...changes, ...stored })
    .where('id', '=', id)
    .execute();
}

export async function deleteTournament(db: Db, id: number): Promise<void> {
  await db.deleteFrom('tournaments').where('id', '=', id).execute();
}

export async function findTournament(db: Db, id: number): Promise<Tournament | null> {
  const row = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toTournament(row) : null;
}

/** The newest tournaments of classes, newest first. */
export async function findTournamentsOf(
  db: Db,
  classIds: readonly number[],
  limit: number,
): Promise<Tournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('classId', 'in', classIds)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toTournament);
}

function toTournament(row: Selectable<Database['tournaments']>): Tournament {
  return { ...row, settings: JSON.parse(row.settings) };
}

/** Whichever of these accounts stand for nobody in particular: a demo student plays only where it is named. */
export async function findDemoIds(db: Db, userIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('isDemo', '=', 1)
    .where('id', 'in', idsIn(userIds))
    .execute();
  return rows.map(({ id }) => id);
}

/** Any number of ids as one parameter. */
function idsIn(ids: readonly number[]) {
  return sql<number>`(select value from json_each(${JSON.stringify(ids)}))`;
}

/** What everybody came to in the games of a tournament, also in those that run. */
export async function findRoundScores(db: Db, id: number): Promise<RoundScore[]> {
  const rows = await db
    .selectFrom('roomGamePlayers')
    .innerJoin('roomGames', 'roomGames.id', 'roomGamePlayers.gameId')
    .select(['roomGames.tournamentRound', 'roomGames.roomCode', 'roomGamePlayers.gameId'])
    .select(['roomGamePlayers.score', 'roomGamePlayers.answers'])
    .where('roomGames.tournamentId', '=', id)
    .execute();
  return rows.map(({ tournamentRound, roomCode, ...row }) => ({
    ...row,
    round: tournamentRound ?? 0,
    room: roomCode,
  }));
}

/** Those who played in any of these rooms in the games of a tournament. */
export async function findMembers(db: Db, id: number, rooms: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('roomGamePlayers')
    .innerJoin('roomGames', 'roomGames.id', 'roomGamePlayers.gameId')
    .select('roomGamePlayers.userId')
    .distinct()
    .where('roomGames.tournamentId', '=', id)
    .where('roomGames.roomCode', 'in', rooms)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** What children have shown in rooms and in quizzes; nothing of whoever has answered nothing. */
export async function findShown(db: Db, userIds: readonly number[]): Promise<Shown[]> {
  const answers = (['roomAnswers', 'quizAnswers'] as const).map((table) =>
    db
      .selectFrom(table)
      .select('userId')
      .select((eb) => [
        eb.fn.sum<number>('correct').as('right'),
        eb.fn.countAll<number>().as('answers'),
      ])
      .where('userId', 'in', idsIn(userIds))
      .groupBy('userId')
      .execute(),
  );
  const rows = (await Promise.all(answers)).flat();
  return [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, shown]) => ({
    userId,
    right: shown.reduce((sum, each) => sum + each.right, 0),
    answers: shown.reduce((sum, each) => sum + each.answers, 0),
  }));
}
