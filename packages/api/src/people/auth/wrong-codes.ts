import { type Db, transact } from '@lamplight/db';
import { type CodeKind, countWrongCode, secondsLeft } from '@lamplight/domain/auth';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { deleteWrongCodes, findWrongCodes, saveWrongCodes } from './wrong-codes.repository.ts';

/**
 * Slows whoever tries codes of a kind, and nobody else: a school shares one address. The count is stored, so that
 * a host that restarts gives no guesses away.
 */
export interface WrongCodes {
  /** @throws AppError TOO_MANY_ATTEMPTS with the seconds to wait */
  check(userId: number): Promise<void>;
  note(userId: number): Promise<void>;
  forget(userId: number): Promise<void>;
}

export function createWrongCodes(db: Db, clock: Clock, kind: CodeKind): WrongCodes {
  return {
    async check(userId) {
      const count = await findWrongCodes(db, userId, kind);
      const retryAfter = secondsLeft(count?.blockedUntil ?? 0, clock.now());
      if (retryAfter > 0) throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter });
    },
    note: (userId) =>
      transact(db, async (trx) => {
        const before = await findWrongCodes(trx, userId, kind);
        await saveWrongCodes(trx, { userId, kind }, countWrongCode(kind, before, clock.now()));
      }),
    forget: (userId) => deleteWrongCodes(db, userId, kind),
  };
}
