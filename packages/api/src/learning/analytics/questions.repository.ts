import type { Db } from '@lamplight/db';
import type { RoomQuestion } from '@lamplight/domain/multiplayer';
import { sql } from 'kysely';
import { arenaAnswers, firstQuizAnswers, gameAnswers, type Wanted } from './first-answers.ts';

/** How these children answered the questions of the quizzes. */
export function findQuizTallies(db: Db, wanted: Wanted) {
  return firstQuizAnswers(db, wanted)
    .select(['itemId', 'subject', 'topic'])
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      eb.fn.sum<number>('correct').as('right'),
      eb.fn.count<number>('userId').distinct().as('children'),
    ])
    .groupBy(['itemId', 'subject', 'topic'])
    .execute();
}

/** What was chosen wrongly in the quizzes, and how often. */
export function findQuizMistakes(db: Db, wanted: Wanted) {
  return firstQuizAnswers(db, wanted)
    .select(['itemId', 'choice'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('correct', '=', 0)
    .groupBy(['itemId', 'choice'])
    .execute();
}

/** How these children did with each kind of problem of the arena. */
export function findMathTallies(db: Db, wanted: Wanted) {
  return arenaAnswers(db, wanted)
    .select(['template', 'area'])
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      eb.fn.sum<number>('correct').as('right'),
      eb.fn.count<number>('userId').distinct().as('children'),
    ])
    .groupBy(['template', 'area'])
    .execute();
}

/** The thoughts behind wrong answers in the arena, by kind of problem. */
export function findMisconceptions(db: Db, wanted: Wanted) {
  return arenaAnswers(db, wanted)
    .select(['template', 'misconception'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('userId').distinct().as('children'),
    ])
    .where('misconception', 'is not', null)
    .groupBy(['template', 'misconception'])
    .$narrowType<{ misconception: string }>()
    .execute();
}

/** How these children answered each question of the games that they played, and who they were. */
export async function findGameTallies(db: Db, wanted: Wanted) {
  const rows = await gameAnswers(db, wanted)
    .select(['gameId', 'place'])
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      eb.fn.sum<number>('correct').as('right'),
      sql<string>`json_group_array(${eb.ref('userId')})`.as('userIds'),
    ])
    .groupBy(['gameId', 'place'])
    .execute();
  return rows.map((row) => ({ ...row, userIds: JSON.parse(row.userIds) as number[] }));
}

/** What was chosen wrongly in games, and how often. */
export function findGameMistakes(db: Db, wanted: Wanted) {
  return gameAnswers(db, wanted)
    .select(['gameId', 'place', 'answer'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('correct', '=', 0)
    .groupBy(['gameId', 'place', 'answer'])
    .execute();
}

/** The questions of games, with their keys. */
export async function findGameQuestions(db: Db, gameIds: readonly number[]) {
  const rows = await db
    .selectFrom('roomGameQuestions')
    .select(['gameId', 'place', 'question'])
    .where('gameId', 'in', gameIds)
    .execute();
  return rows.map(({ gameId, place, question }) => ({
    gameId,
    place,
    question: JSON.parse(question) as RoomQuestion,
  }));
}
