import type { Db } from '@lamplight/db';

/** The first answer that a user gave to each question of each lesson. */
export async function findFirstAnswers(db: Db, userId: number) {
  return db
    .selectFrom('lessonAnswers')
    .select(['lessonId', 'correct'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lessonAnswers')
        .select((first) => first.fn.min('id').as('id'))
        .where('userId', '=', userId)
        .groupBy(['lessonId', 'band', 'questionIndex']),
    )
    .execute();
}

/** How often a child has written in the journal. */
export async function countJournalEntries(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('journalEntries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
