import type { Db } from '@lamplight/db';

/**
 * The children of these classes by name, without the demo student: a row for each child and class, to be joined and
 * selected from as `classMembers` and `users`.
 */
export function selectClassChildren(db: Db, classIds: readonly number[]) {
  return db
    .selectFrom('classMembers')
    .innerJoin('users', 'users.id', 'classMembers.userId')
    .where('classMembers.classId', 'in', classIds)
    .where('classMembers.role', '=', 'student')
    .where('users.role', '=', 'student')
    .where('users.isDemo', '=', 0)
    .orderBy('users.firstName')
    .orderBy('users.lastName')
    .orderBy('users.id');
}
