/** Milliseconds after which a moment that changed nothing is tried again. */
const TRY_AGAIN = 1000;
/** Milliseconds after which it looks at the clock at the latest: somebody may have set it. */
const LONGEST_WAIT = 60_000;

/** One timer for all rooms: it rings at the first of their moments. */
export interface Alarm {
  /** Looks again when the next moment comes; called after every change. */
  set(): void;
  stop(): void;
}

/**
 * @param next when something is due next, in epoch milliseconds; null for never
 * @param ring does what is due
 */
export function createAlarm(
  now: () => number,
  next: () => number | null,
  ring: () => Promise<void>,
): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let isRinging = false;
  let stopped = false;

  function set(least = 0): void {
    clearTimeout(timer);
    const moment = stopped || isRinging ? null : next();
    if (moment === null) return;
    const wait = Math.min(LONGEST_WAIT, Math.max(least, moment - now()));
    timer = setTimeout(() => void rung(), wait);
    timer.unref();
  }

  async function rung(): Promise<void> {
    isRinging = true;
    const before = next();
    try {
      await ring();
    } finally {
      isRinging = false;
      const isStuck = before !== null && next() === before;
      set(isStuck ? TRY_AGAIN : 0);
    }
  }

  return {
    set: () => set(),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
