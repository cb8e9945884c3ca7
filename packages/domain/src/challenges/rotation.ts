import { CHALLENGES_PER_SET, type ChallengeType } from './challenge.ts';

/**
 * The types of a child's next set: those that were given least often, three different ones where
 * there are as many.
 * @param available types of which there is something new, in the order of the band
 * @param given how many challenges of each type the child was given before
 * @throws RangeError when no type is available
 */
export function nextTypes(
  available: readonly ChallengeType[],
  given: Readonly<Partial<Record<ChallengeType, number>>>,
): ChallengeType[] {
  if (available.length === 0)
    throw new RangeError('a band has types of which there is always more');
  const total = Object.values(given).reduce((sum, count) => sum + count, 0);
  // Among equals another type begins with each set.
  const turn = Math.floor(total / CHALLENGES_PER_SET) % available.length;
  const turned = [...available.slice(turn), ...available.slice(0, turn)];
  const rarest = turned.toSorted((a, b) => (given[a] ?? 0) - (given[b] ?? 0));
  return Array.from(
    { length: CHALLENGES_PER_SET },
    (_, slot) => rarest[slot % rarest.length],
  ).filter((type) => type !== undefined);
}
