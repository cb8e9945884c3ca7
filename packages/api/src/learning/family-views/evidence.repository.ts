import type { Db } from '@lamplight/db';

/** The first answer that a user gave to each question, and to each act that has a right answer, of each lesson. */
export function findFirstAnswers(db: Db, userId: number) {
  const acts = db
    .selectFrom('lessonActAnswers')
    .select(['lessonId', 'correct'])
    .where('correct', 'is not', null)
    .$narrowType<{ correct: 0 | 1 }>()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lessonActAnswers')
        .select((first) => first.fn.min('id').as('id'))
        .where('userId', '=', userId)
        .groupBy(['lessonId', 'band', 'actIndex']),
    );
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
    .unionAll(acts)
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
