import type { Db } from '@lamplight/db';
import { sql } from 'kysely';

/** What these children chose, in games or in practice. */
function choicesIn(
  db: Db,
  table: 'roomAnswers' | 'roomPracticeAnswers',
  userIds: readonly number[],
) {
  return db
    .selectFrom(table)
    .select(['userId', 'gameId', 'place', 'correct', 'answeredAt'])
    .where('userId', 'in', userIds);
}

/**
 * What children answered in live games that are over and, of what was missed there, in practice: whoever
 * reads on could otherwise tell the right answer of a question that is still open.
 */
export function findRoomAnswers(db: Db, userIds: readonly number[]) {
  const practiced = choicesIn(db, 'roomPracticeAnswers', userIds);
  return db
    .selectFrom(choicesIn(db, 'roomAnswers', userIds).unionAll(practiced).as('answers'))
    .innerJoin('roomGames', 'roomGames.id', 'answers.gameId')
    .innerJoin('roomGameQuestions as asked', (join) =>
      join.onRef('asked.gameId', '=', 'answers.gameId').onRef('asked.place', '=', 'answers.place'),
    )
    .select(['answers.userId', 'answers.correct', 'answers.answeredAt'])
    .select([
      sql<string>`asked.question ->> '$.id'`.as('questionId'),
      sql<string | null>`asked.question ->> '$.subject'`.as('subject'),
      sql<string | null>`asked.question ->> '$.topic'`.as('topic'),
      // For the chance of a lucky guess, which only what is chosen has.
      sql<number>`case asked.question ->> '$.kind' when 'choice'
        then json_array_length(asked.question, '$.options') else 0 end`.as('options'),
    ])
    .where('roomGames.finishedAt', 'is not', null)
    .orderBy('answers.answeredAt')
    .execute();
}
