import { type Database, type Db, notify } from '@lamplight/db';
import type { Concern, SafetyAlert } from '@lamplight/domain/safety';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ExpressionBuilder, Insertable, Updateable } from 'kysely';

interface NewAlert
  extends Pick<
    Insertable<Database['safetyAlerts']>,
    'userId' | 'level' | 'sourceId' | 'createdAt'
  > {
  readonly concern: Concern;
  readonly source: SafetyAlert['source'];
  readonly heardBy?: SafetyAlert['heardBy'] | undefined;
}

/** Puts an alert on the desk; the adults are told as soon as it is committed. */
export async function insertAlert(db: Db, alert: NewAlert): Promise<void> {
  await db
    .insertInto('safetyAlerts')
    .values({
      ...{ ...alert, acknowledgedAt: null, acknowledgedBy: null, note: null },
      ...{ childAnswer: null, childAnsweredAt: null, heardBy: alert.heardBy ?? 'host' },
    })
    .execute();
  notify(db, 'safety-alerts');
}

const DOUBT = ['id', 'userId', 'level', 'source', 'sourceId'] as const;

/** The newest alert of a child that was asked whether it is safe: of this id, or about these words. */
export async function findDoubt(
  db: Db,
  about: { readonly userId: number } & (
    | { readonly id: number }
    | { readonly source: SafetyAlert['source']; readonly sourceId: number }
  ),
) {
  const row = await db
    .selectFrom('safetyAlerts')
    .select([...DOUBT, 'acknowledgedAt', 'childAnswer'])
    .where('userId', '=', about.userId)
    .where('concern', '=', 'unclear')
    .where('source', '!=', 'drill')
    .where((eb) =>
      'id' in about
        ? eb('id', '=', about.id)
        : eb.and({ source: about.source, sourceId: about.sourceId }),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && { ...row, source: row.source as SafetyAlert['source'] };
}

/** The alerts of questions that a child has not answered, by what raised them in a source. */
export async function findOpenDoubts(
  db: Db,
  userId: number,
  source: SafetyAlert['source'],
  sourceIds: readonly number[],
): Promise<Map<number, number>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('safetyAlerts')
    .select(['id', 'sourceId'])
    .where('userId', '=', userId)
    .where('source', '=', source)
    .where('concern', '=', 'unclear')
    .where('childAnswer', 'is', null)
    .where('sourceId', 'in', sourceIds)
    .execute();
  return new Map(rows.map(({ id, sourceId }) => [sourceId ?? 0, id]));
}

export async function saveDoubtAnswer(
  db: Db,
  id: number,
  answered: Pick<Updateable<Database['safetyAlerts']>, 'level' | 'childAnswer' | 'childAnsweredAt'>,
): Promise<void> {
  await db.updateTable('safetyAlerts').set(answered).where('id', '=', id).execute();
}

export type AlertRow = Awaited<ReturnType<typeof findAlerts>>[number];

/** The adult at a desk. */
type Adult = Pick<CurrentUser, 'id' | 'role'>;

/**
 * The approved teachers whom an alert concerns: those of the child's classes. A drill is about the adult who
 * practises: those who share a class with a teacher, and every teacher where an admin practises.
 */
export function teachersOfAlert({
  selectFrom,
}: Pick<ExpressionBuilder<Database, 'safetyAlerts'>, 'selectFrom'>) {
  return selectFrom('users as teacher')
    .where('teacher.approvedAt', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('classMembers as own')
            .innerJoin('classMembers as child', 'child.classId', 'own.classId')
            .select('own.userId')
            .whereRef('own.userId', '=', 'teacher.id')
            .where('own.role', '=', 'teacher')
            .whereRef('child.userId', '=', 'safetyAlerts.userId')
            .where(({ or, eb: is }) =>
              or([is('child.role', '=', 'student'), is('safetyAlerts.source', '=', 'drill')]),
            ),
        ),
        eb.and([
          eb('safetyAlerts.source', '=', 'drill'),
          eb('teacher.role', '=', 'teacher'),
          eb.exists(
            eb
              .selectFrom('users as practising')
              .select('practising.id')
              .whereRef('practising.id', '=', 'safetyAlerts.userId')
              .where('practising.role', '=', 'admin'),
          ),
        ]),
      ]),
    );
}

/**
 * Leaves out alerts that cannot be on this adult's desk, so that those of other classes take no place
 * of the limit. Who is responsible for the rest is decided by `isOnDeskOf` of the domain.
 */
function mayConcern({ id, role }: Adult) {
  return (eb: ExpressionBuilder<Database, 'safetyAlerts'>) => {
    const teachers = teachersOfAlert(eb).select('teacher.id');
    return role === 'admin'
      ? eb.or([eb('safetyAlerts.level', '=', 'severe'), eb.not(eb.exists(teachers))])
      : eb.exists(teachers.where('teacher.id', '=', id));
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
      const approvedTeachers = teachersOfAlert({ selectFrom }).select((eb) =>
        eb.fn.countAll<number>().as('count'),
      );
      return [
        approvedTeachers.as('teachers'),
        approvedTeachers.where('teacher.id', '=', adult.id).as('taughtByAdult'),
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
  if (numUpdatedRows > 0n) notify(db, 'safety-alerts');
  return numUpdatedRows > 0n;
}
