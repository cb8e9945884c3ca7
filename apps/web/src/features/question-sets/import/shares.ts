/** All points of a question, in percent. */
export const WHOLE = 100;

/** Whether more than one choice gives all points, so that any of them is enough. */
export function isAnyEnough(shares: readonly number[]): boolean {
  return shares.filter((share) => share >= WHOLE).length > 1;
}

/**
 * The places of the choices that are right, by the share of the points that each gives: those that give all, or
 * where none does, those that give some, which have to be taken together.
 */
export function rightPlaces(shares: readonly number[]): number[] {
  const least = shares.some((share) => share >= WHOLE) ? WHOLE : Number.MIN_VALUE;
  return shares.flatMap((share, place) => (share >= least ? [place] : []));
}
