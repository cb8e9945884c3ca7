import type { RankedPlayer } from '@lamplight/domain/multiplayer';

/**
 * The first lines of a ranking that can be read from the last row. Who has no points yet is not on the
 * wall: nobody is shown last.
 */
export function projectorLines(ranking: readonly RankedPlayer[], most: number): RankedPlayer[] {
  return ranking
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .slice(0, most);
}
