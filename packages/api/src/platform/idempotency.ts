import type { Db } from '@lamplight/db';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import { findIdempotentResult, saveIdempotentResult } from './idempotency.repository.ts';

/** Longest Idempotency-Key that is read, in characters. */
export const MAX_IDEMPOTENCY_KEY = 200;

export interface Idempotency {
  /**
   * Runs `work` once for a user and key: a repeat, later or at the same moment, gets the first
   * result. Work that failed may be tried again with its key. Without a key it just runs.
   * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with another operation before
   */
  once<T>(call: IdempotentCall, work: () => Promise<T>): Promise<T>;
}

export interface IdempotentCall {
  readonly userId: number;
  readonly key: string | undefined;
  /** The procedure's path. */
  readonly operation: string;
}

export function createIdempotency(db: Db, clock: Clock): Idempotency {
  const running = new Map<string, Promise<unknown>>();

  async function runAndRemember<T>(
    { userId, operation }: IdempotentCall,
    key: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const known = await findIdempotentResult(db, userId, key);
    if (known && known.operation !== operation) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (known) return JSON.parse(known.result);
    const result = await work();
    const row = { userId, key, operation, result: JSON.stringify(result ?? null) };
    await saveIdempotentResult(db, { ...row, createdAt: clock.now() });
    return result;
  }

  return {
    async once<T>(call: IdempotentCall, work: () => Promise<T>): Promise<T> {
      if (call.key === undefined) return work();
      const slot = `${call.userId}:${call.operation}:${call.key}`;
      const before = running.get(slot) as Promise<T> | undefined;
      if (before !== undefined) return await before;
      const result = runAndRemember(call, call.key, work);
      running.set(slot, result);
      try {
        return await result;
      } finally {
        running.delete(slot);
      }
    },
  };
}
