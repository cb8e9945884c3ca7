import type { Db } from '@lamplight/db';
import { type Guesses, isGuessing } from '@lamplight/domain/auth';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { countGuess, deleteGuesses, findGuesses } from './guesses.repository.ts';

/** Wrong passwords for an account, as its owner is told of them. */
export interface SignInGuesses {
  note(userId: number): Promise<void>;
  /** The owner is there: forgets what was no more than a slip. */
  settle(userId: number): Promise<void>;
  /** Null while nobody guesses. */
  of(userId: number): Promise<Guesses | null>;
  /** The owner knows. */
  dismiss(userId: number): Promise<void>;
}

export function createSignInGuesses(db: Db, clock: Clock): SignInGuesses {
  return {
    note: (userId) => countGuess(db, userId, clock.now()),
    async settle(userId) {
      const row = await findGuesses(db, userId);
      if (row && !isGuessing(row.failures)) await deleteGuesses(db, userId);
    },
    async of(userId) {
      const row = await findGuesses(db, userId);
      if (!row || !isGuessing(row.failures)) return null;
      return { count: row.failures, since: isoTime(row.since), last: isoTime(row.lastAt) };
    },
    dismiss: (userId) => deleteGuesses(db, userId),
  };
}
