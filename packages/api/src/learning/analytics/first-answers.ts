import type { Db } from '@lamplight/db';
import type { Period } from '@lamplight/domain/analytics';

/** Children, and the time in which they did something. */
export interface Wanted extends Period {
  readonly userIds: readonly number[];
}

/**
 * The answers that say something of what children know, by where they were given: the first one to a
 * lesson's question, since its explanation follows; quizzes without those taken once more; what was
 * chosen in the arena; games that are over, since the right answer to an open question is a secret.
 */
export function firstLessonAnswers(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('lessonAnswers')
    .where('answeredAt', '>=', from)
    .where('answeredAt', '<', until)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lessonAnswers')
        .select((first) => first.fn.min('id').as('id'))
        .where('userId', 'in', userIds)
        .groupBy(['userId', 'lessonId', 'band', 'questionIndex']),
    );
}

/** The first answer to each act of a lesson in which something is right or wrong. */
export function firstActAnswers(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('lessonActAnswers')
    .where('answeredAt', '>=', from)
    .where('answeredAt', '<', until)
    .where('correct', 'is not', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lessonActAnswers')
        .select((first) => first.fn.min('id').as('id'))
        .where('userId', 'in', userIds)
        .groupBy(['userId', 'lessonId', 'band', 'actIndex']),
    );
}

export function firstQuizAnswers(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('quizAnswers')
    .where('userId', 'in', userIds)
    .where('answeredAt', '>=', from)
    .where('answeredAt', '<', until)
    .where('resultId', 'in', (eb) =>
      eb
        .selectFrom('quizResults')
        .select('quizResults.id')
        .where('userId', 'in', userIds)
        .where('retake', '=', 0),
    );
}

export function arenaAnswers(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('mathAnswers')
    .where('userId', 'in', userIds)
    .where('answeredAt', '>=', from)
    .where('answeredAt', '<', until)
    .where('choice', 'is not', null);
}

export function gameAnswers(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('roomAnswers')
    .where('userId', 'in', userIds)
    .where('answeredAt', '>=', from)
    .where('answeredAt', '<', until)
    .where('gameId', 'in', (eb) =>
      eb.selectFrom('roomGames').select('roomGames.id').where('finishedAt', 'is not', null),
    );
}
