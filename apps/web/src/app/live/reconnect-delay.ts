/** The longest wait before another try, in ms: a class goes on soon after its host is back. */
const LONGEST_MS = 8000;

/**
 * Milliseconds before another try to connect: soon, then twice as long each time, each tablet a
 * little off so that a class does not come back in one moment.
 * @param attempt tries that failed in a row, from 0
 * @param random 0 to 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  const whole = Math.min(LONGEST_MS, 400 * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.5 + random / 2));
}
