/** From this level on, numbers no longer grow. */
export const HIGHEST_GROWTH = 10;

/** How far a level is on its way to the largest numbers: 0 at level 1, 1 from level 10 on. */
export function share(level: number): number {
  return (Math.min(Math.max(level, 1), HIGHEST_GROWTH) - 1) / (HIGHEST_GROWTH - 1);
}

/** A whole number that grows evenly with the level, from `first` at level 1 to `last` at level 10. */
export function growing(level: number, first: number, last: number): number {
  return Math.round(first + (last - first) * share(level));
}
