/** Keeps a model that fails from being asked again and again: closed, then open, then half-open. */
export interface Breaker {
  /**
   * Whether the model may be asked now. After its rest one caller may try, and the others wait until that one has
   * told how it went.
   */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
  /** Gives a try back that told nothing about the model, such as one that a child stopped. */
  gaveUp(): void;
  state(): BreakerState;
}

export type BreakerState = 'closed' | 'open' | 'half-open';

interface BreakerOptions {
  readonly clock: { now(): number };
  /** Failures in a row after which it opens. */
  readonly failures: number;
  /** Milliseconds for which it stays open. */
  readonly openFor: number;
}

export function createBreaker({ clock, failures, openFor }: BreakerOptions): Breaker {
  let inARow = 0;
  let openedAt: number | null = null;
  let triedAt: number | null = null;

  /** Whether less than a rest has gone since a moment; one that is still to come was told by a clock that was ahead. */
  const isWithinRest = (since: number) => Math.abs(clock.now() - since) < openFor;
  const state = (): BreakerState => {
    if (openedAt === null) return 'closed';
    return isWithinRest(openedAt) ? 'open' : 'half-open';
  };
  return {
    state,
    mayTry() {
      if (state() === 'closed') return true;
      if (state() === 'open') return false;
      // A try that never came back blocks the next one no longer than a rest.
      if (triedAt !== null && isWithinRest(triedAt)) return false;
      triedAt = clock.now();
      return true;
    },
    succeeded() {
      inARow = 0;
      openedAt = null;
      triedAt = null;
    },
    failed() {
      inARow += 1;
      triedAt = null;
      if (openedAt !== null || inARow >= failures) openedAt = clock.now();
    },
    gaveUp() {
      triedAt = null;
    },
  };
}
