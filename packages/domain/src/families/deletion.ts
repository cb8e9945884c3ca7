import { DAY_MILLIS } from '../activity/index.ts';

/**
 * Days after which a child's account is deleted that a parent asked to delete: the same whether an alert about the
 * child waits or not, so that it gives nothing away. Within the month that Art. 12(3) GDPR leaves, with two days to
 * spare for a host that is off (decision 0063).
 */
export const DELETION_WAIT_DAYS = 28;

/** What a parent is told: the days that it takes at most. */
export const DELETION_TOLD_DAYS = 30;

/** When a wish of that moment is carried out, both in epoch milliseconds. */
export function deletionDueAt(wishedAt: number): number {
  return wishedAt + DELETION_WAIT_DAYS * DAY_MILLIS;
}

/** Whether a wish of that moment is to be carried out, both in epoch milliseconds. */
export function isDeletionDue(wishedAt: number, now: number): boolean {
  return now >= deletionDueAt(wishedAt);
}
