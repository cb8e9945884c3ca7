import type { Db } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { sql } from 'kysely';
import {
  arenaAnswers,
  firstActAnswers,
  firstLessonAnswers,
  firstQuizAnswers,
  gameAnswers,
  type Wanted,
} from './first-answers.ts';

/** What one child did on one day, as `utcDay` counts them. */
export interface ChildDay {
  readonly userId: number;
  readonly day: number;
  /** 0 on a day with other things than answers. */
  readonly answers: number;
  readonly right: number;
}

/** Marked answers with their moment. Challenges are none: most of them take any long answer as right. */
function markedAnswers(db: Db, wanted: Wanted) {
  const { userIds, from, until } = wanted;
  const marked = sql<number>`1`.as('marked');
  const answered = ['userId', 'answeredAt as at', 'correct', marked] as const;
  return firstLessonAnswers(db, wanted)
    .select(answered)
    .unionAll(firstActAnswers(db, wanted).select(answered).$narrowType<{ correct: number }>())
    .unionAll(firstQuizAnswers(db, wanted).select(answered))
    .unionAll(arenaAnswers(db, wanted).select(answered))
    .unionAll(gameAnswers(db, wanted).select(answered))
    .unionAll(
      db
        .selectFrom('versePractices')
        .select(['userId', 'practicedAt as at', 'correct', marked])
        .where('userId', 'in', userIds)
        .where('practicedAt', '>=', from)
        .where('practicedAt', '<', until),
    )
    .unionAll(
      db
        .selectFrom('recommendedActivityAnswers')
        .select(answered)
        .where('userId', 'in', userIds)
        .where('answeredAt', '>=', from)
        .where('answeredAt', '<', until),
    );
}

/** Everything else that shows that a child was there: what happened, lessons begun, further tries. */
function otherMoments(db: Db, { userIds, from, until }: Wanted) {
  const nothing = [sql<number>`0`.as('correct'), sql<number>`0`.as('marked')] as const;
  return db
    .selectFrom('activityEvents')
    .select(['userId', 'at', ...nothing])
    .where('userId', 'in', userIds)
    .where('kind', '!=', 'registered')
    .where('at', '>=', from)
    .where('at', '<', until)
    .unionAll(
      db
        .selectFrom('lessonProgress')
        .select(['userId', 'startedAt as at', ...nothing])
        .where('userId', 'in', userIds)
        .where('startedAt', '>=', from)
        .where('startedAt', '<', until),
    );
}

/** The days on which these children did anything, with their answers. */
export function findChildDays(db: Db, wanted: Wanted): Promise<ChildDay[]> {
  const moments = markedAnswers(db, wanted).unionAll(otherMoments(db, wanted));
  return db
    .selectFrom(moments.as('moments'))
    .select(['moments.userId', sql<number>`cast(moments.at / ${DAY_MILLIS} as integer)`.as('day')])
    .select((eb) => [
      eb.fn.sum<number>('moments.marked').as('answers'),
      eb.fn.sum<number>('moments.correct').as('right'),
    ])
    .groupBy(['moments.userId', 'day'])
    .orderBy('moments.userId')
    .orderBy('day')
    .execute();
}

/** Lessons that these children completed in a time, and the minutes in them and in stories. */
export function findFinishedWork(db: Db, { userIds, from, until }: Wanted) {
  const finished = db
    .selectFrom('lessonProgress')
    .select(['userId', 'timeSpent', sql<number>`1`.as('lessons')])
    .where('userId', 'in', userIds)
    .where('completedAt', '>=', from)
    .where('completedAt', '<', until)
    .unionAll(
      db
        .selectFrom('storyCompletions')
        .select(['userId', 'timeSpent', sql<number>`0`.as('lessons')])
        .where('userId', 'in', userIds)
        .where('completedAt', '>=', from)
        .where('completedAt', '<', until),
    );
  return db
    .selectFrom(finished.as('finished'))
    .select((eb) => [
      'finished.userId',
      eb.fn.sum<number>('finished.timeSpent').as('minutes'),
      eb.fn.sum<number>('finished.lessons').as('lessons'),
    ])
    .groupBy('finished.userId')
    .execute();
}

/** The names of these people. */
export function findPeople(db: Db, userIds: readonly number[]) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'firstName', 'lastName'])
    .where('id', 'in', userIds)
    .orderBy('id')
    .execute();
}
