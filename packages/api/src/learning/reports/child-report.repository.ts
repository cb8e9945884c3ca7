import type { Db } from '@lamplight/db';
import type { ActivityKind } from '@lamplight/domain/activity';
import {
  arenaAnswers,
  firstActAnswers,
  firstLessonAnswers,
  firstQuizAnswers,
  gameAnswers,
  type Wanted,
} from '../analytics/first-answers.ts';

/** The kinds of events whose title a report names or counts. */
const TOLD = [
  'story-completed',
  'verse-learned',
  'experiment-completed',
  'challenge-completed',
] as const satisfies readonly ActivityKind[];

/** What these children finished in a time, oldest first. */
export function findToldEvents(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('activityEvents')
    .select(['userId', 'kind', 'subject', 'at'])
    .where('userId', 'in', userIds)
    .where('kind', 'in', TOLD)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
export type ToldEvent = Awaited<ReturnType<typeof findToldEvents>>[number];

/** Lessons that were completed in a time, oldest first. */
export function findCompletedLessons(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('lessonProgress')
    .select(['lessonId', 'completedAt'])
    .where('userId', 'in', userIds)
    .where('completedAt', '>=', from)
    .where('completedAt', '<', until)
    .orderBy('completedAt')
    .orderBy('lessonId')
    .$narrowType<{ completedAt: number }>()
    .execute();
}

/** The first answers to the questions and acts of each lesson. */
export function findLessonTallies(db: Db, wanted: Wanted) {
  const answers = firstLessonAnswers(db, wanted)
    .select(['lessonId', 'correct'])
    .unionAll(
      firstActAnswers(db, wanted)
        .select(['lessonId', 'correct'])
        .$narrowType<{ correct: number }>(),
    );
  return db
    .selectFrom(answers.as('answers'))
    .select('answers.lessonId')
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      eb.fn.sum<number>('answers.correct').as('right'),
    ])
    .groupBy('answers.lessonId')
    .execute();
}

/** Answers in quizzes, in the arena and in games, each counted together. */
export async function findStudioTallies(db: Db, wanted: Wanted) {
  const quizzes = await firstQuizAnswers(db, wanted)
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      eb.fn.coalesce(eb.fn.sum<number>('correct'), eb.lit(0)).as('right'),
    ])
    .executeTakeFirstOrThrow();
  const math = await arenaAnswers(db, wanted)
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      eb.fn.coalesce(eb.fn.sum<number>('correct'), eb.lit(0)).as('right'),
    ])
    .executeTakeFirstOrThrow();
  const games = await gameAnswers(db, wanted)
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      eb.fn.coalesce(eb.fn.sum<number>('correct'), eb.lit(0)).as('right'),
    ])
    .executeTakeFirstOrThrow();
  return { quizzes, math, games };
}

/** Quizzes that the host marked, those taken once more left out. */
export async function countQuizzes(db: Db, { userIds, from, until }: Wanted): Promise<number> {
  const { count } = await db
    .selectFrom('quizResults')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', 'in', userIds)
    .where('marked', '=', 1)
    .where('retake', '=', 0)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .executeTakeFirstOrThrow();
  return count;
}

/** Live games that ended in a time, for each child who played. */
export function findPlayedGames(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('roomGamePlayers')
    .select(['userId', 'gameId'])
    .where('userId', 'in', userIds)
    .where('gameId', 'in', (eb) =>
      eb
        .selectFrom('roomGames')
        .select('roomGames.id')
        .where('finishedAt', '>=', from)
        .where('finishedAt', '<', until),
    )
    .execute();
}

/** Projects that were worked on in a time, with what their hidden tests have found so far. */
export function findProjects(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('projectProgress')
    .select(['userId', 'projectId', 'testsPassed', 'testsTotal', 'completedAt'])
    .where('userId', 'in', userIds)
    .where('updatedAt', '>=', from)
    .where('updatedAt', '<', until)
    .orderBy('updatedAt')
    .execute();
}

/** Achievements that were unlocked in a time, newest first. */
export function findAchievements(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('achievements')
    .select(['badgeType', 'level', 'unlockedAt'])
    .where('userId', 'in', userIds)
    .where('unlockedAt', '>=', from)
    .where('unlockedAt', '<', until)
    .orderBy('id', 'desc')
    .execute();
}
