import { matchesName } from '../../../lib/matches-name.ts';
import type { ShownRow } from './with-waiting.ts';

export const DOOR_FILTERS = ['all', 'expected', 'here', 'gone', 'late'] as const;
export type DoorFilter = (typeof DOOR_FILTERS)[number];

function fits({ state, late }: ShownRow, filter: DoorFilter): boolean {
  if (filter === 'late') return late !== null;
  return filter === 'all' || state === filter;
}

/** The children of the list that fit a filter and a part of a name. */
export function shownRows(
  rows: readonly ShownRow[],
  filter: DoorFilter,
  typed: string,
): ShownRow[] {
  return rows.filter((row) => fits(row, filter) && matchesName(row.name, typed));
}

/** How many children fit each filter. */
export function countsOf(rows: readonly ShownRow[]): Readonly<Record<DoorFilter, number>> {
  const count = (filter: DoorFilter) => rows.filter((row) => fits(row, filter)).length;
  return {
    ...{ all: rows.length, expected: count('expected'), here: count('here') },
    ...{ gone: count('gone'), late: count('late') },
  };
}
