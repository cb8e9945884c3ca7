/** How far two lists of numbers are from each other: as the crow flies (Euclid), or along streets (Manhattan). */
export const DISTANCES = ['straight', 'streets'] as const;
export type Distance = (typeof DISTANCES)[number];

/** A measured thing and the group that it belongs to. */
export interface Measured {
  readonly features: readonly number[];
  readonly group: number;
}

/** An example near to what is asked about. */
export interface Neighbor {
  /** Its place among the examples. */
  readonly index: number;
  readonly group: number;
  readonly distance: number;
}

/** The distance between two lists of the same length; a number that one of them lacks counts as 0. */
export function distanceBetween(
  a: readonly number[],
  b: readonly number[],
  distance: Distance = 'straight',
): number {
  const gaps = a.map((value, at) => Math.abs(value - (b[at] ?? 0)));
  return distance === 'streets'
    ? gaps.reduce((sum, gap) => sum + gap, 0)
    : Math.sqrt(gaps.reduce((sum, gap) => sum + gap * gap, 0));
}

/** The k examples nearest to something, the nearest first; of two that are equally far the earlier one. */
export function nearestNeighbors(
  examples: readonly Measured[],
  features: readonly number[],
  k: number,
  distance: Distance = 'straight',
): Neighbor[] {
  return examples
    .map(({ features: own, group }, index) => ({
      index,
      group,
      distance: distanceBetween(own, features, distance),
    }))
    .sort((a, b) => a.distance - b.distance || a.index - b.index)
    .slice(0, k);
}

/** The group that most neighbors belong to; in a tie that of the nearest among the tied. Null without neighbors. */
export function voteOf(neighbors: readonly Neighbor[]): number | null {
  const votes = Map.groupBy(neighbors, ({ group }) => group);
  const most = Math.max(...[...votes.values()].map(({ length }) => length));
  return neighbors.find(({ group }) => votes.get(group)?.length === most)?.group ?? null;
}
