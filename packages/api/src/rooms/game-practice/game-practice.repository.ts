import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

export type OwnGameRow = Awaited<ReturnType<typeof findOwnGames>>[number];

/**
 * Games that a child played and that are over, newest first: the one with this id, or the last ones.
 * A running game is none of them, so that its right answers stay secret.
 */
export function findOwnGames(
  db: Db,
  userId: number,
  { gameId, limit }: { gameId?: number; limit: number },
) {
  return db
    .selectFrom('roomGamePlayers')
    .innerJoin('roomGames', 'roomGames.id', 'roomGamePlayers.gameId')
    .select(['roomGames.id', 'roomGames.gameType', 'roomGames.roomName', 'roomGames.startedAt'])
    .select(['roomGamePlayers.userId', 'roomGamePlayers.correct', 'roomGamePlayers.joinedAt'])
    .select((eb) => eb.ref('roomGames.finishedAt').$notNull().as('finishedAt'))
    .where('roomGamePlayers.userId', '=', userId)
    .where('roomGames.finishedAt', 'is not', null)
    .$if(gameId !== undefined, (query) => query.where('roomGames.id', '=', gameId ?? 0))
    .orderBy('roomGames.id', 'desc')
    .limit(limit)
    .execute();
}

/** The questions of games that a child has answered right in practice. */
export function findPracticed(db: Db, userId: number, gameIds: readonly number[]) {
  return db
    .selectFrom('roomPracticeAnswers')
    .select(['gameId', 'place'])
    .distinct()
    .where('userId', '=', userId)
    .where('gameId', 'in', gameIds)
    .where('correct', '=', 1)
    .execute();
}

/** Keeps an answer; the same question twice in one millisecond is one answer. */
export async function insertPracticeAnswer(
  db: Db,
  answer: Insertable<Database['roomPracticeAnswers']>,
): Promise<void> {
  await db
    .insertInto('roomPracticeAnswers')
    .values(answer)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
