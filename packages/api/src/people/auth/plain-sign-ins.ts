import type { Db } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { PLAIN_SIGN_IN_DAYS } from '@lamplight/domain/doctor';
import type { Clock } from '../../platform/clock.ts';
import { clearPlainSignInsBefore, updatePlainSignIn } from './plain-sign-ins.repository.ts';

/** When adults signed in over plain http, where others of the network can read the password; the doctor counts them. */
export interface PlainSignIns {
  /** Only the last time of an account is kept. */
  note(userId: number): Promise<void>;
  /** Forgets what is older than the doctor looks back. */
  clear(): Promise<void>;
}

export function createPlainSignIns(db: Db, clock: Clock): PlainSignIns {
  return {
    note: (userId) => updatePlainSignIn(db, userId, clock.now()),
    clear: () => clearPlainSignInsBefore(db, clock.now() - PLAIN_SIGN_IN_DAYS * DAY_MILLIS),
  };
}
