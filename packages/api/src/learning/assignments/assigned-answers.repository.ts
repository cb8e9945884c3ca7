import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

/** Keeps an answer. Of one to the same question the first stays what it was; a later one shows what it showed not. */
export async function insertAssignedAnswer(
  db: Db,
  answer: Insertable<Database['teacherLessonAnswers']>,
): Promise<void> {
  await db
    .insertInto('teacherLessonAnswers')
    .values(answer)
    .onConflict((conflict) =>
      conflict
        .columns(['lessonId', 'userId', 'task', 'taskIndex', 'question'])
        .doUpdateSet({ shown: 1 })
        .where((eb) => eb(eb.ref('excluded.shown'), '=', 1)),
    )
    .execute();
}

/** What a student has answered in a teacher's lesson. */
export function findAssignedAnswers(db: Db, userId: number, lessonId: number) {
  return db
    .selectFrom('teacherLessonAnswers')
    .select(['task', 'taskIndex', 'question', 'answer', 'correct', 'shown'])
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .execute();
}

/** How many tasks of a lesson each student of a class has answered, and how many of them rightly. */
export function countAssignedAnswers(
  db: Db,
  { classId, lessonId }: { readonly classId: number; readonly lessonId: number },
) {
  return db
    .selectFrom('teacherLessonAnswers as given')
    .innerJoin('classMembers as student', 'student.userId', 'given.userId')
    .select(({ fn }) => [
      'given.userId',
      fn.countAll<number>().as('answered'),
      fn.sum<number>('given.correct').as('right'),
    ])
    .where('given.lessonId', '=', lessonId)
    .where('given.correct', 'is not', null)
    .where('student.classId', '=', classId)
    .where('student.role', '=', 'student')
    .groupBy('given.userId')
    .execute();
}
