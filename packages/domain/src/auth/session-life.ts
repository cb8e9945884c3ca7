import type { Role } from '../users/index.ts';

const HOUR_MILLIS = 60 * 60 * 1000;

/** Milliseconds that a session of a teacher or an admin lives after it was last used, and since the sign-in. */
export const STAFF_SESSION = {
  idleMillis: 12 * HOUR_MILLIS,
  mostMillis: 7 * 24 * HOUR_MILLIS,
} as const;

/** Whose sessions have the short life: they open what many children have written. */
export const STAFF_ROLES = ['teacher', 'admin'] as const satisfies readonly Role[];
const isStaff = (role: Role) => STAFF_ROLES.some((staff) => staff === role);

/** When a session was opened and last used, epoch milliseconds. */
export interface SessionTimes {
  readonly startedAt: number;
  readonly usedAt: number;
}

/** Whether the short life of a session is over; that of a child or a parent has none. */
export function isStaffSessionOver(
  role: Role,
  { startedAt, usedAt }: SessionTimes,
  now: number,
): boolean {
  if (!isStaff(role)) return false;
  return now - usedAt >= STAFF_SESSION.idleMillis || now - startedAt >= STAFF_SESSION.mostMillis;
}

/** Milliseconds between two notes of the use of a session: each is a write. */
const NOTED_EVERY = 60_000;

/**
 * The times of a session that is used now, or null while a note of it is new enough. A clock that was ahead when
 * the session was opened lengthens no life: the start counts from now then.
 */
export function timesAfterUse(
  { startedAt, usedAt }: SessionTimes,
  now: number,
): SessionTimes | null {
  if (usedAt <= now && now - usedAt < NOTED_EVERY) return null;
  return { startedAt: Math.min(startedAt, now), usedAt: now };
}
