import type { Db } from '@lamplight/db';
import { updateUser } from '../users/users.repository.ts';
import { deleteTokensOf } from './auth-tokens.repository.ts';
import { deleteDevicesOf } from './known-devices.repository.ts';
import { clearThrottle } from './throttle.repository.ts';
import { deleteWrongCodes } from './wrong-codes.repository.ts';

interface Account {
  readonly id: number;
  readonly usernameKey: string;
}

/**
 * Gives an account another password, in a transaction of the caller: mailed links and known devices of before are
 * worth nothing any more, and nobody waits for wrong passwords of before. Sessions are the caller's to end.
 */
export async function setNewPassword(
  trx: Db,
  { id, usernameKey }: Account,
  passwordHash: string,
): Promise<void> {
  await updateUser(trx, id, { passwordHash });
  await deleteTokensOf(trx, id, 'magic-link');
  await deleteTokensOf(trx, id, 'password-reset');
  await deleteDevicesOf(trx, id);
  await endWait(trx, { id, usernameKey });
}

/** Ends the wait after wrong passwords, at the door and where a password is asked for again. */
export async function endWait(trx: Db, { id, usernameKey }: Account): Promise<void> {
  await clearThrottle(trx, usernameKey);
  await deleteWrongCodes(trx, id, 'own-password');
}
