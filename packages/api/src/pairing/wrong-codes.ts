import { waitAfterFailures } from '@lamplight/domain/auth';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';

/** Slows whoever guesses codes, as wrong passwords do, and nobody else: a school shares one address. */
export interface WrongPairingCodes {
  /** @throws AppError TOO_MANY_ATTEMPTS with the seconds to wait */
  check(userId: number): void;
  failed(userId: number): void;
  succeeded(userId: number): void;
}

/** Failures of this run of the host: a code cannot be guessed in the time that a restart gives away. */
export function createWrongPairingCodes(clock: Clock): WrongPairingCodes {
  const known = new Map<number, { failures: number; blockedUntil: number }>();
  return {
    check(userId) {
      const wait = (known.get(userId)?.blockedUntil ?? 0) - clock.now();
      if (wait > 0) throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil(wait / 1000) });
    },
    failed(userId) {
      const failures = (known.get(userId)?.failures ?? 0) + 1;
      const blockedUntil = clock.now() + waitAfterFailures(failures) * 1000;
      known.set(userId, { failures, blockedUntil });
    },
    succeeded: (userId) => void known.delete(userId),
  };
}
