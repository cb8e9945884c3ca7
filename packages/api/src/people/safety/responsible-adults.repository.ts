import type { Db } from '@lamplight/db';
import { type AlertLevel, isOnDeskOf } from '@lamplight/domain/safety';

/** Ids of the adults on whose desk an alert about this child comes: as `isOnDeskOf` has it. */
export async function findResponsibleAdults(
  db: Db,
  childId: number,
  level: AlertLevel,
): Promise<number[]> {
  const teachers = await db
    .selectFrom('classMembers as child')
    .innerJoin('classMembers as teacher', 'teacher.classId', 'child.classId')
    .innerJoin('users', 'users.id', 'teacher.userId')
    .where('child.userId', '=', childId)
    .where('child.role', '=', 'student')
    .where('teacher.role', '=', 'teacher')
    .where('users.approvedAt', 'is not', null)
    .select('users.id')
    .distinct()
    .execute();
  const childHasTeacher = teachers.length > 0;
  const isAdmins = isOnDeskOf(level, { role: 'admin', teachesChild: false, childHasTeacher });
  const admins = isAdmins
    ? await db.selectFrom('users').where('role', '=', 'admin').select('id').execute()
    : [];
  return [...teachers, ...admins].map(({ id }) => id);
}
