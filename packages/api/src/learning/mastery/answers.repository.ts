import type { Db } from '@lamplight/db';
import { findRoomAnswers } from './room-answers.repository.ts';

/** Every answer of these children that the server marked, by where it was given, oldest first. */
async function findAnswersIn(db: Db, userIds: readonly number[]) {
  return {
    lessons: await db
      .selectFrom('lessonAnswers')
      .select(['userId', 'lessonId', 'band', 'questionIndex', 'correct', 'answeredAt'])
      .where('userId', 'in', userIds)
      .orderBy('id')
      .execute(),
    acts: await db
      .selectFrom('lessonActAnswers')
      .select(['userId', 'lessonId', 'band', 'actIndex', 'correct', 'answeredAt'])
      .where('userId', 'in', userIds)
      .where('correct', 'is not', null)
      .orderBy('id')
      .execute(),
    quizzes: await db
      .selectFrom('quizAnswers')
      .select(['userId', 'subject', 'topic', 'itemId', 'correct', 'answeredAt'])
      .where('userId', 'in', userIds)
      .orderBy('id')
      .execute(),
    math: await db
      .selectFrom('mathAnswers')
      .select(['userId', 'area', 'problemKey', 'correct', 'answeredAt'])
      .where('userId', 'in', userIds)
      .where('choice', 'is not', null)
      .orderBy('id')
      .execute(),
    challenges: await db
      .selectFrom('challenges')
      .select(['userId', 'type', 'itemKey', 'correct', 'completedAt'])
      .where('userId', 'in', userIds)
      .where('completedAt', 'is not', null)
      .where('correct', 'is not', null)
      .orderBy('completedAt')
      .execute(),
    projects: await db
      .selectFrom('projectProgress')
      .select(['userId', 'projectId', 'testsPassed', 'testsTotal', 'checkedAt'])
      .where('userId', 'in', userIds)
      .where('testsTotal', '>', 0)
      .orderBy('checkedAt')
      .execute(),
    verses: await db
      .selectFrom('versePractices')
      .select(['userId', 'week', 'exercise', 'correct', 'practicedAt'])
      .where('userId', 'in', userIds)
      .orderBy('id')
      .execute(),
    rooms: await findRoomAnswers(db, userIds),
    activities: await db
      .selectFrom('recommendedActivityAnswers')
      .select(['userId', 'skill', 'itemKey', 'options', 'correct', 'answeredAt'])
      .where('userId', 'in', userIds)
      .orderBy('id')
      .execute(),
  };
}
export type MarkedAnswers = Awaited<ReturnType<typeof findAnswersIn>>;

/** Every answer of a child that the server marked, by where it was given. */
export function findMarkedAnswers(db: Db, userId: number): Promise<MarkedAnswers> {
  return findAnswersIn(db, [userId]);
}

/** Every answer of each of these children that the server marked: one statement a table. */
export async function findMarkedAnswersOfMany(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, MarkedAnswers>> {
  const all = await findAnswersIn(db, userIds);
  const ofChild = <Row extends { readonly userId: number }>(rows: Row[]) => {
    const byChild = Map.groupBy(rows, ({ userId }) => userId);
    return (userId: number): Row[] => byChild.get(userId) ?? [];
  };
  const parts = {
    lessons: ofChild(all.lessons),
    acts: ofChild(all.acts),
    quizzes: ofChild(all.quizzes),
    math: ofChild(all.math),
    challenges: ofChild(all.challenges),
    projects: ofChild(all.projects),
    verses: ofChild(all.verses),
    rooms: ofChild(all.rooms),
    activities: ofChild(all.activities),
  };
  return new Map(
    userIds.map((userId) => [
      userId,
      {
        lessons: parts.lessons(userId),
        acts: parts.acts(userId),
        quizzes: parts.quizzes(userId),
        math: parts.math(userId),
        challenges: parts.challenges(userId),
        projects: parts.projects(userId),
        verses: parts.verses(userId),
        rooms: parts.rooms(userId),
        activities: parts.activities(userId),
      },
    ]),
  );
}

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
