import type { Db } from '@lamplight/db';

export type GameRow = Awaited<ReturnType<typeof findGames>>[number];

interface GamesWanted {
  /** Games of these classes; all games, also those of students' rooms, when left out. */
  readonly classIds?: readonly number[];
  readonly gameId?: number;
  /** Games that began before the one with this id. */
  readonly before?: number;
  readonly limit: number;
}

/** Games with how many played and answered, newest first. */
export function findGames(db: Db, { classIds, gameId, before, limit }: GamesWanted) {
  return db
    .selectFrom('roomGames')
    .leftJoin('classes', 'classes.id', 'roomGames.classId')
    .selectAll('roomGames')
    .select('classes.name as className')
    .select((eb) => [
      eb
        .selectFrom('roomGamePlayers')
        .select((players) => players.fn.countAll<number>().as('count'))
        .whereRef('roomGamePlayers.gameId', '=', 'roomGames.id')
        .$asScalar()
        .$notNull()
        .as('players'),
      eb
        .selectFrom('roomAnswers')
        .select((answers) => answers.fn.avg<number | null>('correct').as('share'))
        .whereRef('roomAnswers.gameId', '=', 'roomGames.id')
        .$asScalar()
        .as('shareRight'),
    ])
    .$if(classIds !== undefined, (query) => query.where('roomGames.classId', 'in', classIds ?? []))
    .$if(gameId !== undefined, (query) => query.where('roomGames.id', '=', gameId ?? 0))
    .$if(before !== undefined, (query) => query.where('roomGames.id', '<', before ?? 0))
    .orderBy('roomGames.id', 'desc')
    .limit(limit)
    .execute();
}

/** Those who played in a game, best first. */
export function findGamePlayers(db: Db, gameId: number) {
  return db
    .selectFrom('roomGamePlayers')
    .innerJoin('users', 'users.id', 'roomGamePlayers.userId')
    .selectAll('roomGamePlayers')
    .select(['users.username', 'users.firstName', 'users.lastName'])
    .where('gameId', '=', gameId)
    .orderBy('score', 'desc')
    .orderBy('correct', 'desc')
    .orderBy('users.id')
    .execute();
}
