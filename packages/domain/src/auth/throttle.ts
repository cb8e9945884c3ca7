/** Wrong passwords in a row after which an account waits (safety, "After five failures"). */
export const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 15 * 60;

/**
 * Seconds that sign-in to an account waits after so many failures in a row:
 * none up to the fifth, then 15, doubling up to 15 minutes.
 */
export function waitAfterFailures(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FREE_FAILURES));
}

/**
 * Seconds that are left of a wait. None where more is left than any wait takes: then the clock was ahead when it
 * began, and nobody waits for a clock.
 * @param blockedUntil and `now` are epoch milliseconds
 */
export function secondsLeft(blockedUntil: number, now: number): number {
  const seconds = Math.ceil((blockedUntil - now) / 1000);
  return seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds : 0;
}
