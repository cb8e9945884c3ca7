import type { Db } from '@lamplight/db';
import { findRoomAnswers } from './room-answers.repository.ts';

/** Every answer of a child that the server marked, by where it was given. */
export async function findMarkedAnswers(db: Db, userId: number) {
  return {
    lessons: await db
      .selectFrom('lessonAnswers')
      .select(['lessonId', 'band', 'questionIndex', 'correct', 'answeredAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),
    quizzes: await db
      .selectFrom('quizAnswers')
      .select(['subject', 'topic', 'itemId', 'correct', 'answeredAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),
    math: await db
      .selectFrom('mathAnswers')
      .select(['area', 'problemKey', 'correct', 'answeredAt'])
      .where('userId', '=', userId)
      .where('choice', 'is not', null)
      .orderBy('id')
      .execute(),
    challenges: await db
      .selectFrom('challenges')
      .select(['type', 'itemKey', 'correct', 'completedAt'])
      .where('userId', '=', userId)
      .where('completedAt', 'is not', null)
      .where('correct', 'is not', null)
      .orderBy('completedAt')
      .execute(),
    projects: await db
      .selectFrom('projectProgress')
      .select(['projectId', 'testsPassed', 'testsTotal', 'checkedAt'])
      .where('userId', '=', userId)
      .where('testsTotal', '>', 0)
      .orderBy('checkedAt')
      .execute(),
    verses: await db
      .selectFrom('versePractices')
      .select(['week', 'exercise', 'correct', 'practicedAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),
    rooms: await findRoomAnswers(db, userId),
    activities: await db
      .selectFrom('recommendedActivityAnswers')
      .select(['skill', 'itemKey', 'options', 'correct', 'answeredAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),
  };
}
export type MarkedAnswers = Awaited<ReturnType<typeof findMarkedAnswers>>;

/** When a child began lessons and how long challenges took, in epoch milliseconds. */
export async function findBeginnings(db: Db, userId: number) {
  return {
    lessons: await db
      .selectFrom('lessonProgress')
      .select(['startedAt', 'completedAt'])
      .where('userId', '=', userId)
      .execute(),
    challenges: await db
      .selectFrom('challenges')
      .select(['completedAt', 'seconds'])
      .where('userId', '=', userId)
      .where('completedAt', 'is not', null)
      .execute(),
  };
}

/** What a child finished, and when. */
export function findEvents(db: Db, userId: number) {
  return db
    .selectFrom('activityEvents')
    .select(['kind', 'at'])
    .where('userId', '=', userId)
    .where('kind', 'not in', ['registered', 'day-advanced'])
    .orderBy('at')
    .execute();
}
