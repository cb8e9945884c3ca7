import { type Db, transact } from '@lamplight/db';
import { keptMillis } from '@lamplight/domain/retention';
import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { digest, type Random } from '../../platform/random.ts';
import { deleteOldestDevices, isDeviceKnown, saveDevice } from './known-devices.repository.ts';

/** Devices of one account: more than anybody has, and few enough for whoever signs in without keeping cookies. */
export const DEVICES_PER_ACCOUNT = 20;

/**
 * Devices on which somebody has signed in to an account (OWASP, device cookies): wrong passwords of others do not
 * make them wait. A device has one token for all of its accounts, which is stored nowhere.
 */
export interface KnownDevices {
  /** What a device is known by at an account; null where it is not. */
  find(userId: number, token: string | null): Promise<string | null>;
  /** Makes the device known, now. @returns its token, a new one for a device without */
  remember(userId: number, token: string | null): Promise<string>;
}

export function createKnownDevices(db: Db, clock: Clock, random: Random): KnownDevices {
  const hashOf = (userId: number, token: string) => digest(`${userId} ${token}`);
  return {
    async find(userId, token) {
      if (token === null) return null;
      const hash = hashOf(userId, token);
      const since = clock.now() - keptMillis('knownDevices');
      return (await isDeviceKnown(db, hash, since)) ? hash : null;
    },
    async remember(userId, given) {
      const token = given ?? random.token();
      await transact(db, async (trx) => {
        await saveDevice(trx, { tokenHash: hashOf(userId, token), userId, usedAt: clock.now() });
        await deleteOldestDevices(trx, userId, DEVICES_PER_ACCOUNT);
      });
      return token;
    },
  };
}

/** Makes the device of a request known to an account that its owner has just opened on it. */
export async function rememberDevice(
  { device, services }: Pick<Context, 'device' | 'services'>,
  userId: number,
): Promise<void> {
  device.keep(await services.knownDevices.remember(userId, device.token));
}
