import { countWrongSignUpCode, secondsLeft, type WrongCodeCount } from '@lamplight/domain/auth';
import type { Clock } from '../../platform/clock.ts';

/** Wrong class codes of people without an account, by the address that they come from. */
export interface SignUpGuesses {
  /** @returns the seconds until another wrong code from there is looked at; none while it is */
  note(address: string): number;
}

/** Addresses that are remembered at once; the one that was counted longest ago is forgotten first. */
const REMEMBERED = 10_000;

/** Kept in memory alone: where children sign up from is nothing to store. */
export function createSignUpGuesses(clock: Clock): SignUpGuesses {
  const counts = new Map<string, WrongCodeCount>();
  return {
    note(address) {
      const now = clock.now();
      const before = counts.get(address) ?? null;
      const wait = secondsLeft(before?.blockedUntil ?? 0, now);
      counts.delete(address);
      counts.set(address, before !== null && wait > 0 ? before : countWrongSignUpCode(before, now));
      for (const oldest of counts.keys()) {
        if (counts.size <= REMEMBERED) break;
        counts.delete(oldest);
      }
      return wait;
    },
  };
}
