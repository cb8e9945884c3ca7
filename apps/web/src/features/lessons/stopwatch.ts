const MINUTE_MS = 60_000;

export interface Stopwatch {
  readonly run: () => void;
  readonly rest: () => void;
  /** Whole minutes that were measured, at least 1 (spec 7, "minutes at least 1"). */
  readonly minutes: () => number;
}

/** Measures time while it runs. @param now milliseconds of a clock that never jumps */
export function createStopwatch(now: () => number): Stopwatch {
  let measured = 0;
  let runningSince: number | null = null;
  const total = () => measured + (runningSince === null ? 0 : now() - runningSince);
  return {
    run() {
      runningSince ??= now();
    },
    rest() {
      measured = total();
      runningSince = null;
    },
    minutes: () => Math.max(1, Math.round(total() / MINUTE_MS)),
  };
}
