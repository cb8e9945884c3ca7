import { waitAfterFailures } from './throttle.ts';

/**
 * What codes are typed for: to link a child, to collect one, to come into a class, to come into a room; and the own
 * password, which somebody who is signed in is asked for again.
 */
export type CodeKind = 'pairing-slip' | 'pick-up' | 'class' | 'room' | 'own-password';

/** Kinds that are guarded as a password is. */
const GUARDED: readonly CodeKind[] = ['pairing-slip', 'pick-up', 'own-password'];

/** Wrong codes of one account. Times are epoch milliseconds. */
export interface WrongCodeCount {
  readonly failures: number;
  /** When they began to count. */
  readonly since: number;
  /** Until when no code is looked at. */
  readonly blockedUntil: number;
}

/** Wrong codes of a class or a room within a minute, after which whoever types them waits for its end. */
const CODES_IN_A_MINUTE = 10;
/** The same of an address from which pupils sign up: a class in which everybody mistypes once. */
const SIGN_UP_CODES_IN_A_MINUTE = 30;
const MINUTE = 60_000;

/**
 * Counts one more wrong code. The code of a slip opens a child's account to a parent, and that of the day the door: they are
 * guarded as a password is, until a right one comes. Those of classes and rooms are short and typed by children, in a class of forty.
 */
export function countWrongCode(
  kind: CodeKind,
  before: WrongCodeCount | null,
  now: number,
): WrongCodeCount {
  if (GUARDED.includes(kind)) {
    const failures = (before?.failures ?? 0) + 1;
    const blockedUntil = now + waitAfterFailures(failures) * 1000;
    return { failures, since: before?.since ?? now, blockedUntil };
  }
  return countInMinute(CODES_IN_A_MINUTE, before, now);
}

/** Counts one more wrong class code that somebody without an account has typed, by the address it came from. */
export function countWrongSignUpCode(before: WrongCodeCount | null, now: number): WrongCodeCount {
  return countInMinute(SIGN_UP_CODES_IN_A_MINUTE, before, now);
}

function countInMinute(most: number, before: WrongCodeCount | null, now: number): WrongCodeCount {
  const known = before !== null && Math.abs(now - before.since) < MINUTE ? before : null;
  const { failures, since } = { failures: (known?.failures ?? 0) + 1, since: known?.since ?? now };
  return { failures, since, blockedUntil: failures < most ? now : since + MINUTE };
}
