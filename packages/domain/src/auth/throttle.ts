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
