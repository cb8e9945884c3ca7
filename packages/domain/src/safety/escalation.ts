import { onTheWay } from './going.ts';

/** Milliseconds that an alert waits for somebody before the next adult is told: 10 minutes. */
export const ESCALATION_STEP = 10 * 60_000;

/** The round in which the admins are told at the latest: after 20 minutes. */
const ADMINS_AT = 2;

/** How long an alert had waited when it was last looked at. */
export interface Waited {
  /** Milliseconds. */
  readonly waited: number;
  /** Epoch milliseconds. */
  readonly checkedAt: number;
}

/**
 * How long an alert has waited by now; while an adult is on the way to the child, it does not. A clock that is set back
 * takes nothing of it away, and stops it for one look at most; one that is set forward tells the next adults too early
 * rather than too late.
 * @param goingAt when adults said that they are going, in epoch milliseconds
 */
export function waitedUntil(
  { waited, checkedAt }: Waited,
  now: number,
  goingAt: readonly number[] = [],
): Waited {
  const passed = Math.max(0, now - checkedAt);
  return { waited: waited + passed - onTheWay(goingAt, now - passed, now), checkedAt: now };
}

/** How many times the next adults were to be told, after so many milliseconds. */
export function roundOf(waited: number): number {
  return Math.max(0, Math.floor(waited / ESCALATION_STEP));
}

/** Who can be told of an alert, each list in its order. */
export interface Circles<Adult> {
  /** The approved teachers of the child. */
  readonly teachers: readonly Adult[];
  /** Those whom the host names for its safety. */
  readonly contacts: readonly Adult[];
  readonly admins: readonly Adult[];
}

/**
 * Who is to be told of a severe alert that nobody has taken, after so many rounds of 10 minutes: the
 * child's teachers and the first contact at once, then one contact more each round, then all admins:
 * after the last contact, and at the latest after 20 minutes. A child whom nobody teaches has the admins
 * from the beginning.
 */
export function adultsToTell<Adult>(circles: Circles<Adult>, round: number): Adult[] {
  const { teachers, contacts, admins } = circles;
  const adminsAt = teachers.length === 0 ? 0 : Math.min(ADMINS_AT, Math.max(1, contacts.length));
  return [...teachers, ...contacts.slice(0, round + 1), ...(round >= adminsAt ? admins : [])];
}

/** Milliseconds over which the urgent alerts of one child are counted that somebody was mailed: 5 minutes. */
export const MAIL_PAUSE = 5 * 60_000;
/** Urgent alerts of one child that are mailed to somebody at once within that time; more are gathered. */
export const MAILED_AT_ONCE = 3;

/**
 * Whether somebody may get a mail about a child now, or has had enough of them to wait for one about all that
 * comes meanwhile. Mails about other children do not count: none waits behind another child's.
 * @param mailedAt when each alert of this child was mailed to them, in epoch milliseconds; a moment that is yet to
 * come was written by a clock set back, and counts for nothing
 */
export function mayMail(mailedAt: readonly number[], now: number): boolean {
  const recent = mailedAt.filter((at) => at <= now && now - at < MAIL_PAUSE);
  return recent.length < MAILED_AT_ONCE;
}
