import type { Db } from '@lamplight/db';
import { firstLessonAnswers, type Wanted } from './first-answers.ts';

/** How many of these children began and completed each lesson in a time, and with which scores. */
export function findLessonCounts(db: Db, { userIds, from, until }: Wanted) {
  return db
    .selectFrom('lessonProgress')
    .select('lessonId')
    .select(({ fn, eb, and }) => {
      const completed = and([eb('completedAt', '>=', from), eb('completedAt', '<', until)]);
      return [
        fn
          .countAll<number>()
          .filterWhere('startedAt', '>=', from)
          .filterWhere('startedAt', '<', until)
          .as('started'),
        fn.countAll<number>().filterWhere(completed).as('completed'),
        fn.count<number>('score').filterWhere(completed).as('scored'),
        fn.coalesce(fn.sum<number>('score').filterWhere(completed), eb.lit(0)).as('scores'),
      ];
    })
    .where('userId', 'in', userIds)
    .groupBy('lessonId')
    .execute();
}

/** The first answers to the questions of lessons, by what was chosen. */
export function findLessonChoices(db: Db, wanted: Wanted) {
  return firstLessonAnswers(db, wanted)
    .select(['lessonId', 'band', 'questionIndex', 'choice', 'correct'])
    .select((eb) => eb.fn.countAll<number>().as('answers'))
    .groupBy(['lessonId', 'band', 'questionIndex', 'choice', 'correct'])
    .execute();
}
export type LessonChoice = Awaited<ReturnType<typeof findLessonChoices>>[number];
