import { clockState, type FindingState } from '@lamplight/domain/doctor';

const MINUTE = 60_000;

/**
 * How far the clock of the host is from that of this device.
 * @param at the host's time, ISO 8601
 * @param seenAt this device's time when that came in, epoch milliseconds
 */
export function compareClocks(
  at: string,
  seenAt: number,
): { readonly state: FindingState; readonly minutes: number } {
  const difference = seenAt - Date.parse(at);
  return { state: clockState(difference), minutes: Math.round(Math.abs(difference) / MINUTE) };
}
