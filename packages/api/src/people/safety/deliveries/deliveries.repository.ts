import type { Db } from '@lamplight/db';
import { teachersOfAlert } from '../safety.repository.ts';

/**
 * The severe alerts that nobody has taken, oldest first, with how long they have waited. Those of the sample
 * class wait for nobody.
 */
export function findUrgentWaiting(db: Db) {
  return db
    .selectFrom('safetyAlerts')
    .leftJoin('alertEscalations', 'alertEscalations.alertId', 'safetyAlerts.id')
    .select(['safetyAlerts.id', 'safetyAlerts.userId', 'safetyAlerts.source'])
    .select('safetyAlerts.createdAt')
    .select(['alertEscalations.waited', 'alertEscalations.checkedAt'])
    .where('safetyAlerts.level', '=', 'severe')
    .where('safetyAlerts.acknowledgedAt', 'is', null)
    .where('safetyAlerts.userId', 'not in', (eb) =>
      eb.selectFrom('sampleAccounts').select('sampleAccounts.userId'),
    )
    .orderBy('safetyAlerts.id')
    .execute();
}

const ADULT = ['users.id', 'users.email', 'profiles.language'] as const;

/** The approved teachers whom an alert concerns. */
export function findTeachersOfAlert(db: Db, alertId: number) {
  return db
    .selectFrom('safetyAlerts')
    .innerJoin('users', (join) => join.onTrue())
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(ADULT)
    .where('safetyAlerts.id', '=', alertId)
    .where((eb) => eb('users.id', 'in', teachersOfAlert(eb).select('teacher.id')))
    .orderBy('users.id')
    .execute();
}

/** Everybody who runs this host. */
export function findAdmins(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(ADULT)
    .where('users.role', '=', 'admin')
    .orderBy('users.id')
    .execute();
}

/** Everybody of the staff who may have to be mailed about alerts: admins and approved teachers, but no samples. */
export function findStaffToMail(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'firstName', 'lastName'])
    .where((eb) =>
      eb.or([
        eb('role', '=', 'admin'),
        eb.and([eb('role', '=', 'teacher'), eb('approvedAt', 'is not', null)]),
      ]),
    )
    .where('id', 'not in', (eb) => eb.selectFrom('sampleAccounts').select('userId'))
    .orderBy('id')
    .execute();
}

interface NewDelivery {
  readonly alertId: number;
  readonly way: 'screen' | 'mail';
  readonly recipient: string;
  readonly userId: number | null;
  readonly contactName: string | null;
  readonly at: number;
}

/**
 * Notes that somebody is told of an alert by one way, unless they have been.
 * @returns whether they had not
 */
export async function insertDelivery(db: Db, delivery: NewDelivery): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('alertDeliveries')
    .values({ ...delivery, seenAt: null })
    .onConflict((conflict) => conflict.columns(['alertId', 'way', 'recipient']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Notes that an open page of this adult has shown these alerts; the first time stays. */
export async function markSeen(
  db: Db,
  alertIds: readonly number[],
  userId: number,
  at: number,
): Promise<void> {
  await db
    .updateTable('alertDeliveries')
    .set({ seenAt: at })
    .where('alertId', 'in', alertIds)
    .where('userId', '=', userId)
    .where('way', '=', 'screen')
    .where('seenAt', 'is', null)
    .execute();
}

/** The alerts that were told to somebody by mail: about whom, and when. */
export function findMailsTo(db: Db, recipient: string) {
  return db
    .selectFrom('alertDeliveries')
    .innerJoin('safetyAlerts', 'safetyAlerts.id', 'alertDeliveries.alertId')
    .select(['alertDeliveries.alertId', 'alertDeliveries.at', 'safetyAlerts.userId'])
    .where('alertDeliveries.recipient', '=', recipient)
    .where('alertDeliveries.way', '=', 'mail')
    .execute();
}

export async function saveWaited(
  db: Db,
  alertId: number,
  wait: { readonly waited: number; readonly checkedAt: number },
): Promise<void> {
  await db
    .insertInto('alertEscalations')
    .values({ alertId, ...wait })
    .onConflict((conflict) => conflict.column('alertId').doUpdateSet(wait))
    .execute();
}

/** How long alerts have waited, by their id. */
export async function findWaited(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('alertEscalations')
    .innerJoin('safetyAlerts', 'safetyAlerts.id', 'alertEscalations.alertId')
    .select(['alertEscalations.alertId', 'alertEscalations.waited'])
    .where('safetyAlerts.acknowledgedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ alertId, waited }) => [alertId, waited]));
}

/** Whom alerts were told, in the order in which it happened. */
export function findDeliveries(db: Db, alertIds: readonly number[]) {
  return db
    .selectFrom('alertDeliveries')
    .leftJoin('users', 'users.id', 'alertDeliveries.userId')
    .select(['alertDeliveries.alertId', 'alertDeliveries.way', 'alertDeliveries.at'])
    .select(['alertDeliveries.seenAt', 'alertDeliveries.contactName'])
    .select(['users.username', 'users.firstName', 'users.lastName'])
    .where('alertDeliveries.alertId', 'in', alertIds)
    .orderBy('alertDeliveries.id')
    .execute();
}

/** Whether somebody's drill has not been taken by anybody yet. */
export async function isDrillWaiting(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('safetyAlerts')
    .select('id')
    .where('source', '=', 'drill')
    .where('userId', '=', userId)
    .where('acknowledgedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest drill of this host. */
export function findLastDrill(db: Db) {
  return db
    .selectFrom('safetyAlerts')
    .select(['id', 'createdAt'])
    .where('source', '=', 'drill')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
