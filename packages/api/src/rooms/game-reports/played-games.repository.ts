import type { Db } from '@lamplight/db';
import type { PlacedQuestion, PlayedAnswer } from '@lamplight/domain/game-reports';
import { readAnswer } from '@lamplight/domain/questions';

/** The questions of a game with their keys, in its order. */
export async function findGameQuestions(db: Db, gameId: number): Promise<PlacedQuestion[]> {
  const rows = await db
    .selectFrom('roomGameQuestions')
    .select(['place', 'question'])
    .where('gameId', '=', gameId)
    .orderBy('place')
    .execute();
  return rows.map(({ place, question }) => ({ place, question: JSON.parse(question) }));
}

function answersIn(db: Db, gameIds: readonly number[]) {
  return db
    .selectFrom('roomAnswers')
    .select(['gameId', 'place', 'userId', 'answer', 'correct', 'millis'])
    .where('gameId', 'in', gameIds);
}

/** All answers of a game, in their order. */
export async function findGameAnswers(db: Db, gameId: number): Promise<PlayedAnswer[]> {
  const rows = await answersIn(db, [gameId])
    .select('answeredAt')
    .orderBy('place')
    .orderBy('answeredAt')
    .execute();
  return rows.map(asPlayed);
}

function asPlayed<Row extends { readonly answer: string; readonly correct: number }>(row: Row) {
  return { ...row, answer: readAnswer(row.answer), correct: row.correct === 1 };
}

/**
 * What is needed to tell what a player missed in games: their own answers, and the last one that
 * anybody gave to each question.
 */
export async function findAnswersAround(
  db: Db,
  userId: number,
  gameIds: readonly number[],
): Promise<(PlayedAnswer & { readonly gameId: number })[]> {
  const own = await answersIn(db, gameIds)
    .select('answeredAt')
    .where('userId', '=', userId)
    .execute();
  const last = await answersIn(db, gameIds)
    .select((eb) => eb.fn.max('answeredAt').as('answeredAt'))
    .groupBy(['gameId', 'place'])
    .execute();
  return [...own, ...last].map(asPlayed);
}
