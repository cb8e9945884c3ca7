import { type Db, notify } from '@lamplight/db';

/** Notes that an adult is on the way for an alert; the first time stays. */
export async function insertGoing(
  db: Db,
  going: { readonly alertId: number; readonly userId: number; readonly at: number },
): Promise<void> {
  await db
    .insertInto('alertGoings')
    .values(going)
    .onConflict((conflict) => conflict.columns(['alertId', 'userId']).doNothing())
    .execute();
  notify(db, 'safety-alerts');
}

/** Who is on the way for these alerts, in the order in which they said so. */
export function findGoings(db: Db, alertIds: readonly number[]) {
  return db
    .selectFrom('alertGoings')
    .leftJoin('users', 'users.id', 'alertGoings.userId')
    .select(['alertGoings.alertId', 'alertGoings.at'])
    .select(['users.username', 'users.firstName', 'users.lastName'])
    .where('alertGoings.alertId', 'in', alertIds)
    .orderBy('alertGoings.id')
    .execute();
}
