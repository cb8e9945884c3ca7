import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';

/** Wrong codes of one account within a minute, after which it waits. */
const WRONG_CODES = 10;
const WINDOW = 60_000;

/** Slows whoever tries codes, and nobody else: a class shares one address. */
export interface WrongCodes {
  /** @throws AppError TOO_MANY_ATTEMPTS with the seconds to wait */
  check(userId: number): void;
  note(userId: number): void;
}

export function createWrongCodes(clock: Clock): WrongCodes {
  const windows = new Map<number, { began: number; count: number }>();

  function windowOf(userId: number) {
    const known = windows.get(userId);
    if (known && clock.now() - known.began < WINDOW) return known;
    windows.delete(userId);
    return null;
  }

  return {
    check(userId) {
      const window = windowOf(userId);
      if (!window || window.count < WRONG_CODES) return;
      const wait = window.began + WINDOW - clock.now();
      throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
    },
    note(userId) {
      const window = windowOf(userId) ?? { began: clock.now(), count: 0 };
      windows.set(userId, { ...window, count: window.count + 1 });
    },
  };
}
