import type { Db } from '@lamplight/db';

/** The thoughts behind a student's wrong answers in the math arena, with how often each came. */
export function countMisconceptions(db: Db, userId: number) {
  return db
    .selectFrom('mathAnswers')
    .select(['area', 'misconception as slug'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('misconception', 'is not', null)
    .$narrowType<{ slug: string }>()
    .groupBy(['area', 'misconception'])
    .execute();
}

/** What a student answered in quizzes, by topic. */
export function countQuizTopics(db: Db, userId: number) {
  return db
    .selectFrom('quizAnswers')
    .select(['subject', 'topic'])
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      eb.fn.sum<number>('correct').as('right'),
    ])
    .where('userId', '=', userId)
    .groupBy(['subject', 'topic'])
    .orderBy('subject')
    .orderBy('topic')
    .execute();
}
