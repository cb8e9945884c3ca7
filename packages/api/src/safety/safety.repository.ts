import type { Database, Db } from '@lamplight/db';
import type { Concern, SafetyAlert } from '@lamplight/domain/safety';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ExpressionBuilder, Insertable } from 'kysely';

interface NewAlert
  extends Pick<
    Insertable<Database['safetyAlerts']>,
    'userId' | 'level' | 'sourceId' | 'createdAt'
  > {
  readonly concern: Concern;
  readonly source: SafetyAlert['source'];
}

export async function insertAlert(db: Db, alert: NewAlert): Promise<void> {
  await db
    .insertInto('safetyAlerts')
    .values({ ...alert, acknowledgedAt: null, acknowledgedBy: null, note: null })
    .execute();
}

export type AlertRow = Awaited<ReturnType<typeof findAlerts>>[number];

/** The adult at a desk. */
type Adult = Pick<CurrentUser, 'id' | 'role'>;

/**
 * Leaves out alerts that cannot be on this adult's desk, so that those of other classes take no place
 * of the limit. Who is responsible for the rest is decided by `isOnDeskOf` of the domain.
 */
function mayConcern({ id, role }: Adult) {
  return (eb: ExpressionBuilder<Database, 'safetyAlerts'>) => {
    if (role === 'admin') {
      const taught = eb
        .selectFrom('classMembers as child')
        .innerJoin('classMembers as teacher', 'teacher.classId', 'child.classId')
        .innerJoin('users as teacherUser', 'teacherUser.id', 'teacher.userId')
        .select('child.userId')
        .whereRef('child.userId', '=', 'safetyAlerts.userId')
        .where('child.role', '=', 'student')
        .where('teacher.role', '=', 'teacher')
        .where('teacherUser.approvedAt', 'is not', null);
      return eb.or([eb('safetyAlerts.level', '=', 'severe'), eb.not(eb.exists(taught))]);
    }
    const own = eb
      .selectFrom('classMembers')
      .select('classId')
      .where('userId', '=', id)
      .where('role', '=', 'teacher');
    const students = eb
      .selectFrom('classMembers')
      .select('userId')
      .where('role', '=', 'student')
      .where('classId', 'in', own);
    return eb('safetyAlerts.userId', 'in', students);
  };
}

/**
 * Alerts with their child, those that nobody has acknowledged first, then severe ones, then the newest.
 * Each tells how many approved teachers the child has, and whether this adult is one of them.
 * @param filter one alert, or at most `limit` that may be on the adult's desk
 */
export function findAlerts(
  db: Db,
  adult: Adult,
  filter: { readonly id: number } | { readonly limit: number },
) {
  return db
    .selectFrom('safetyAlerts')
    .innerJoin('users as student', 'student.id', 'safetyAlerts.userId')
    .leftJoin('users as adult', 'adult.id', 'safetyAlerts.acknowledgedBy')
    .selectAll('safetyAlerts')
    .select([
      'student.username',
      'student.firstName',
      'student.lastName',
      'adult.username as adultUsername',
      'adult.firstName as adultFirstName',
      'adult.lastName as adultLastName',
    ])
    .select(({ selectFrom }) => {
      const approvedTeachers = selectFrom('classMembers as child')
        .innerJoin('classMembers as teacher', 'teacher.classId', 'child.classId')
        .innerJoin('users as teacherUser', 'teacherUser.id', 'teacher.userId')
        .whereRef('child.userId', '=', 'safetyAlerts.userId')
        .where('child.role', '=', 'student')
        .where('teacher.role', '=', 'teacher')
        .where('teacherUser.approvedAt', 'is not', null)
        .select((eb) => eb.fn.countAll<number>().as('count'));
      return [
        approvedTeachers.as('teachers'),
        approvedTeachers.where('teacher.userId', '=', adult.id).as('taughtByAdult'),
      ];
    })
    .$if('id' in filter, (query) =>
      query.where('safetyAlerts.id', '=', 'id' in filter ? filter.id : 0),
    )
    .$if('limit' in filter, (query) =>
      query.where(mayConcern(adult)).limit('limit' in filter ? filter.limit : 1),
    )
    .orderBy((eb) => eb('safetyAlerts.acknowledgedAt', 'is', null), 'desc')
    .orderBy((eb) => eb('safetyAlerts.level', '=', 'severe'), 'desc')
    .orderBy('safetyAlerts.id', 'desc')
    .execute();
}

/**
 * Notes that an adult has taken care of an alert, unless somebody has before.
 * @returns whether it was noted
 */
export async function acknowledgeAlert(
  db: Db,
  id: number,
  by: { readonly adultId: number; readonly at: number; readonly note: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('safetyAlerts')
    .set({ acknowledgedAt: by.at, acknowledgedBy: by.adultId, note: by.note })
    .where('id', '=', id)
    .where('acknowledgedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
