import { DAY_MILLIS } from '../activity/index.ts';
import { keptMillis } from './table.ts';

/** Days between the first warning of the admins and the deletion of an account that nobody uses. */
export const WARNING_DAYS = 90;

interface AccountUse {
  /** When somebody last used it, or an admin chose to keep it; epoch milliseconds. */
  readonly usedAt: number;
  /** When the admins were first warned since then; null when they were not. */
  readonly warnedAt: number | null;
}

/**
 * What is to be done with an account at a moment. One that nobody has used for two years is shown to the
 * admins, and only when they could read that for 90 days is it deleted: a host that was switched off in
 * the meantime deletes nothing before it has warned (decision 0019).
 */
export function fateOfAccount(
  { usedAt, warnedAt }: AccountUse,
  now: number,
): 'used' | 'to-warn' | 'warned' | 'to-delete' {
  if (now - usedAt < keptMillis('accounts')) return 'used';
  if (warnedAt === null || warnedAt < usedAt) return 'to-warn';
  return now < deletedFrom(warnedAt) ? 'warned' : 'to-delete';
}

/** The moment from which an account may be deleted whose end the admins were warned of. */
export function deletedFrom(warnedAt: number): number {
  return warnedAt + WARNING_DAYS * DAY_MILLIS;
}
