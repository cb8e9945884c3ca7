import { AppError } from '@lamplight/api';

/** Pieces that wait at once: a class that opens a page, twice. */
const MOST_WAITING = 80;
/** Of one account: the sentence that is heard and the next one, of each of a few pages that are turned fast. */
const MOST_OF_ONE = 12;
/** Seconds after which whoever is refused may ask again. */
const RETRY_AFTER = 2;

/** Lets one piece be spoken after another. */
export interface Turns {
  /**
   * Waits for a turn and takes it; those of accounts come before what is made ahead of time.
   * @param userId null for what is made ahead of time
   * @throws AppError TOO_MANY_ATTEMPTS while too much waits
   */
  take<T>(userId: number | null, work: () => Promise<T>): Promise<T>;
}

export function createTurns(mostWaiting = MOST_WAITING, mostOfOne = MOST_OF_ONE): Turns {
  const asked: (() => void)[] = [];
  const ahead: (() => void)[] = [];
  const counts = new Map<number, number>();
  let isBusy = false;

  function next(): void {
    const begin = asked.shift() ?? ahead.shift();
    isBusy = begin !== undefined;
    begin?.();
  }

  function count(userId: number, change: 1 | -1): void {
    const left = (counts.get(userId) ?? 0) + change;
    if (left === 0) counts.delete(userId);
    else counts.set(userId, left);
  }

  return {
    async take(userId, work) {
      const isTooMany = userId !== null && (counts.get(userId) ?? 0) >= mostOfOne;
      if (isTooMany || asked.length >= mostWaiting) {
        throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: RETRY_AFTER });
      }
      if (userId !== null) count(userId, 1);
      try {
        const turn = new Promise<void>((resolve) => {
          (userId === null ? ahead : asked).push(resolve);
        });
        if (!isBusy) next();
        await turn;
        try {
          return await work();
        } finally {
          next();
        }
      } finally {
        if (userId !== null) count(userId, -1);
      }
    },
  };
}
