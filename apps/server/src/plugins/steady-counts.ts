import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';

/** Keys that are remembered at once; the one that was counted longest ago is forgotten first. */
const REMEMBERED = 10_000;

interface Window {
  /** By the clock of the process, in milliseconds. */
  readonly began: number;
  calls: number;
}

/**
 * Counts calls in windows of time by a clock that nobody can set. The package's own store asks the clock on the wall: set
 * back by a year, it would refuse whoever had called before for a year.
 */
export class SteadyCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && now - known.began < timeWindow ? known : { began: now, calls: 0 };
    window.calls += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size <= REMEMBERED) break;
      this.#windows.delete(oldest);
    }
    callback(null, { current: window.calls, ttl: timeWindow - (now - window.began) });
  }

  child(_options: FastifyRateLimitOptions): SteadyCounts {
    return new SteadyCounts();
  }
}
