import { type Allowance, type Spent, spend } from '@lamplight/domain/auth';
import { LRUCache } from 'lru-cache';
import { AppError } from './app-error.ts';

/** Allowances of one kind, by whose they are. Kept in memory alone: who comes from where is nothing to store. */
export interface Allowances {
  /** Spends chances, all of them or none. @returns the seconds until as many could be spent; none where they are spent */
  spend(key: string, chances?: number): number;
  /** @throws AppError TOO_MANY_ATTEMPTS with the seconds to wait where a chance is not left; spends none */
  require(key: string): void;
}

/** Keys that are remembered at once; the one that was counted longest ago is forgotten first. */
const REMEMBERED = 10_000;

/** @param now milliseconds, of any clock */
export function createAllowances(allowance: Allowance, now: () => number): Allowances {
  const known = new LRUCache<string, Spent>({ max: REMEMBERED });
  return {
    spend(key, chances = 1) {
      const { wait, ...spent } = spend(allowance, known.get(key) ?? null, now(), chances);
      known.set(key, spent);
      return wait;
    },
    require(key) {
      const { wait } = spend(allowance, known.peek(key) ?? null, now());
      if (wait > 0) throw tooManyAttempts(wait);
    },
  };
}

/** @param retryAfter seconds to wait */
export function tooManyAttempts(retryAfter: number): AppError {
  return new AppError('TOO_MANY_ATTEMPTS', { retryAfter });
}
