import type { CareRow } from './views.ts';

/** Whether anything is known of a child for an emergency. */
export function isWritten({ card, fromProfiles }: Pick<CareRow, 'card' | 'fromProfiles'>): boolean {
  return card !== null || fromProfiles.length > 0;
}

/** The children of a sheet in its order, those first of whom something is written. */
export function writtenFirst<Row extends Pick<CareRow, 'card' | 'fromProfiles'>>(
  rows: readonly Row[],
): Row[] {
  return [...rows.filter(isWritten), ...rows.filter((row) => !isWritten(row))];
}
