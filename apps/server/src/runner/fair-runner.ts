import { AppError } from '@lamplight/api';
import type { TestRunner, Verdict } from '@lamplight/api/runner';
import type { RunnerThread } from './runner-thread.ts';

/** A class with a program each, twice. */
const MOST_WAITING = 80;
/** Seconds after which whoever is refused may ask again. */
const RETRY_AFTER = 4;

export interface FairRunner extends TestRunner {
  /** Lets the programs that run come to their end, refuses those that wait, and ends the threads. */
  close(): Promise<void>;
}

/**
 * Runs tests so that endless programs keep no honest one waiting: every program gets a first look of a moment, in the order
 * in which they came and one of an account at a time, and what is not done by then waits for a thread that has patience.
 * @param first thread of the first looks; @param patient of whatever takes longer
 */
export function createFairRunner(
  first: RunnerThread,
  patient: RunnerThread,
  mostWaiting = MOST_WAITING,
): FairRunner {
  const busy = new Set<number>();
  let isClosed = false;

  /** One after another on a thread. */
  function inTurn() {
    let last: Promise<unknown> = Promise.resolve();
    return {
      run(work: () => Promise<Verdict | null>): Promise<Verdict | null> {
        const mine = last.then(() => {
          if (isClosed) throw new AppError('SHUTTING_DOWN');
          return work();
        });
        last = mine.catch(() => undefined);
        return mine;
      },
      ended: () => last,
    };
  }
  const looks = inTurn();
  const longer = inTurn();

  function busyError(): AppError {
    return new AppError('TOO_MANY_ATTEMPTS', {
      message: 'Your host is checking many programs right now. Please try again in a moment.',
      retryAfter: RETRY_AFTER,
    });
  }

  return {
    async run(userId, job) {
      if (busy.has(userId) || busy.size >= mostWaiting) throw busyError();
      busy.add(userId);
      try {
        const soon = await looks.run(() => first.run({ look: 'first', job }));
        const verdict = soon ?? (await longer.run(() => patient.run({ look: 'patient', job })));
        if (verdict === null) throw new Error('a patient look ends with a verdict');
        return verdict;
      } finally {
        busy.delete(userId);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([looks.ended(), longer.ended()]);
      await Promise.all([first.end(), patient.end()]);
    },
  };
}
