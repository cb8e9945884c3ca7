import type { Db } from '@lamplight/db';
import { sql } from 'kysely';

/**
 * A number for each of these children that is another one once the child has shown anything new: of
 * every place with answers how many there are and when the newest was given. Children who have shown
 * nothing have none.
 */
export async function findEvidenceMarks(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const answersIn = (
    table:
      | 'lessonAnswers'
      | 'lessonActAnswers'
      | 'quizAnswers'
      | 'mathAnswers'
      | 'recommendedActivityAnswers',
  ) =>
    db
      .selectFrom(table)
      .select(['userId', sql<number>`count(*) + max(answered_at)`.as('mark')])
      .where('userId', 'in', userIds)
      .groupBy('userId');
  const marks = answersIn('lessonAnswers')
    .unionAll(answersIn('lessonActAnswers'))
    .unionAll(answersIn('quizAnswers'))
    .unionAll(answersIn('mathAnswers'))
    .unionAll(answersIn('recommendedActivityAnswers'))
    .unionAll(
      db
        .selectFrom('roomPracticeAnswers')
        .select(['userId', sql<number>`count(*) + max(answered_at)`.as('mark')])
        .where('userId', 'in', userIds)
        .groupBy('userId'),
    )
    .unionAll(
      db
        .selectFrom('versePractices')
        .select(['userId', sql<number>`count(*) + max(practiced_at)`.as('mark')])
        .where('userId', 'in', userIds)
        .groupBy('userId'),
    )
    .unionAll(
      db
        .selectFrom('challenges')
        .select(['userId', sql<number>`count(*) + max(completed_at)`.as('mark')])
        .where('userId', 'in', userIds)
        .where('completedAt', 'is not', null)
        .groupBy('userId'),
    )
    .unionAll(
      db
        .selectFrom('projectProgress')
        .select(['userId', sql<number>`count(*) + max(checked_at)`.as('mark')])
        .where('userId', 'in', userIds)
        .where('checkedAt', 'is not', null)
        .groupBy('userId'),
    )
    .unionAll(
      // Answers of a game show something once it is over.
      db
        .selectFrom('roomGamePlayers')
        .innerJoin('roomGames', 'roomGames.id', 'roomGamePlayers.gameId')
        .select(['userId', sql<number>`count(*) + max(finished_at)`.as('mark')])
        .where('userId', 'in', userIds)
        .where('finishedAt', 'is not', null)
        .groupBy('userId'),
    );
  const rows = await db
    .selectFrom(marks.as('marks'))
    .select((eb) => ['marks.userId', eb.fn.sum<number>('marks.mark').as('mark')])
    .groupBy('marks.userId')
    .execute();
  return new Map(rows.map(({ userId, mark }) => [userId, mark]));
}
