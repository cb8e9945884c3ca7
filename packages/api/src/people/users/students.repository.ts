import type { Db } from '@lamplight/db';
import { FIRST_PACK_ID } from '@lamplight/domain/packs';

export type StudentRow = Awaited<ReturnType<typeof findStudents>>[number];

/** Students with the number of lessons of the programme that each has completed: those with these ids, or all. */
export function findStudents(db: Db, ids?: readonly number[]) {
  return db
    .selectFrom('users')
    .leftJoin('lessonProgress', (join) =>
      join
        .onRef('lessonProgress.userId', '=', 'users.id')
        .on('lessonProgress.completedAt', 'is not', null)
        .on('lessonProgress.lessonId', '<', FIRST_PACK_ID),
    )
    .select([
      'users.id',
      'users.username',
      'users.firstName',
      'users.lastName',
      'users.age',
      'users.grade',
      'users.currentDay',
      'users.lastLoginAt',
    ])
    .select((eb) => eb.fn.count<number>('lessonProgress.lessonId').as('completedLessons'))
    .where('users.role', '=', 'student')
    .$if(ids !== undefined, (query) => query.where('users.id', 'in', ids ?? []))
    .groupBy('users.id')
    .orderBy('users.id')
    .execute();
}

/** Ids of every student of the host. */
export async function findStudentIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'student')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
