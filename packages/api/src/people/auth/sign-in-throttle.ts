import type { Db } from '@lamplight/db';
import { secondsLeft, waitAfterFailures } from '@lamplight/domain/auth';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { clearThrottle, findThrottle, saveThrottle } from './throttle.repository.ts';

/**
 * Slows guesses at one account, known or not, and nothing else: a class shares one address, so
 * another child's sign-in from there goes on. The key is a folded user name, or a device that the account knows.
 */
export interface SignInThrottle {
  /** @throws AppError TOO_MANY_ATTEMPTS with the seconds to wait */
  check(key: string): Promise<void>;
  /** @returns the failures in a row, this one among them, and the seconds to wait now */
  failed(key: string): Promise<{ failures: number; wait: number }>;
  succeeded(key: string): Promise<void>;
}

export function createSignInThrottle(db: Db, clock: Clock): SignInThrottle {
  return {
    async check(usernameKey) {
      const throttle = await findThrottle(db, usernameKey);
      const retryAfter = secondsLeft(throttle?.blockedUntil ?? 0, clock.now());
      if (retryAfter > 0) throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter });
    },
    async failed(usernameKey) {
      const failures = ((await findThrottle(db, usernameKey))?.failures ?? 0) + 1;
      const wait = waitAfterFailures(failures);
      const blockedUntil = clock.now() + wait * 1000;
      await saveThrottle(db, { usernameKey, failures, blockedUntil });
      return { failures, wait };
    },
    succeeded: (usernameKey) => clearThrottle(db, usernameKey),
  };
}
