import type { Db } from '@lamplight/db';

/** @param since devices that were last used before this moment are known no more */
export async function isDeviceKnown(db: Db, tokenHash: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveDevice(
  db: Db,
  device: { readonly tokenHash: string; readonly userId: number; readonly usedAt: number },
): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ usedAt: device.usedAt }))
    .execute();
}

/** Forgets all devices of an account but those that were used last. */
export async function deleteOldestDevices(db: Db, userId: number, kept: number): Promise<void> {
  const newest = db
    .selectFrom('knownDevices')
    .select('tokenHash')
    .where('userId', '=', userId)
    .orderBy('usedAt', 'desc')
    .orderBy('tokenHash')
    .limit(kept);
  await db
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('tokenHash', 'not in', newest)
    .execute();
}

export async function deleteDevicesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('knownDevices').where('userId', '=', userId).execute();
}
