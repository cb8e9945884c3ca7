import { DAY_MILLIS } from '../activity/index.ts';

/** Days after which somebody should look whether a card is still right; it is removed some weeks later. */
export const CARE_CHECK_DAYS = 365;

/** Whether a card has to be looked through again. @param changedAt ISO 8601 */
export function isDueForCheck(changedAt: string, now: number): boolean {
  return now - Date.parse(changedAt) >= CARE_CHECK_DAYS * DAY_MILLIS;
}
