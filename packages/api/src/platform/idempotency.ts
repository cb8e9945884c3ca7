import type { Db } from '@lamplight/db';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import { findIdempotentResult, saveIdempotentResult } from './idempotency.repository.ts';

/** Longest Idempotency-Key that is read, in characters. */
export const MAX_IDEMPOTENCY_KEY = 200;

/**
 * Stores a result beside what caused it. Work that may not be repeated calls it in its own
 * transaction, so that a crash leaves either both or neither.
 */
export type Remember = (trx: Db, result: unknown) => Promise<void>;

export interface Idempotency {
  /**
   * Runs `work` once for a user and key: a repeat, later or at the same moment, gets the first
   * result. Work that failed may be tried again with its key. Without a key it just runs. What the
   * work does not remember itself is stored after it.
   * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with another operation before
   */
  once<T>(call: IdempotentCall, work: Work<T>): Promise<T>;
}

export type Work<T> = (remember: Remember) => Promise<T>;

export interface IdempotentCall {
  readonly userId: number;
  readonly key: string | undefined;
  /** The procedure's path. */
  readonly operation: string;
}

export function createIdempotency(db: Db, clock: Clock): Idempotency {
  const running = new Map<string, { operation: string; result: Promise<unknown> }>();

  async function runAndRemember<T>(
    { userId, operation }: IdempotentCall,
    key: string,
    work: Work<T>,
  ): Promise<T> {
    const known = await findIdempotentResult(db, userId, key);
    if (known && known.operation !== operation) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (known) return JSON.parse(known.result);
    const remember: Remember = (handle, result) =>
      saveIdempotentResult(handle, {
        userId,
        key,
        operation,
        result: JSON.stringify(result ?? null),
        createdAt: clock.now(),
      });
    const result = await work(remember);
    // Does nothing where the work has remembered already.
    await remember(db, result);
    return result;
  }

  return {
    async once<T>(call: IdempotentCall, work: Work<T>): Promise<T> {
      if (call.key === undefined) return work(async () => {});
      const { userId, operation } = call;
      const slot = `${userId}:${call.key}`;
      const before = running.get(slot);
      if (before && before.operation !== operation) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      if (before) return (await before.result) as T;
      const result = runAndRemember(call, call.key, work);
      running.set(slot, { operation, result });
      try {
        return await result;
      } finally {
        running.delete(slot);
      }
    },
  };
}
