import type { Pick } from '@lamplight/domain/random';

/** Something that is said about a world: true in some, false in others. */
export interface Clue<W> {
  readonly text: string;
  holds(world: W): boolean;
}

/** Every order of some things. */
export function orders<T>(things: readonly T[]): T[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((first, index) =>
    orders(things.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

/**
 * True clues that leave one world only, none of which can be spared.
 * @param said everything that could be said of such worlds
 * @returns null when all that is true does not settle it
 */
export function settlingClues<W>(
  pick: Pick,
  worlds: readonly W[],
  truth: W,
  said: readonly Clue<W>[],
): Clue<W>[] | null {
  let left = [...worlds];
  let chosen: Clue<W>[] = [];
  for (const clue of pick.some(said.filter((candidate) => candidate.holds(truth)))) {
    const still = left.filter((world) => clue.holds(world));
    if (still.length === left.length) continue;
    left = still;
    chosen.push(clue);
    if (left.length === 1) break;
  }
  if (left.length !== 1) return null;
  for (const clue of [...chosen]) {
    const without = chosen.filter((other) => other !== clue);
    if (worlds.filter((world) => without.every((other) => other.holds(world))).length === 1) {
      chosen = without;
    }
  }
  return chosen;
}

/** Makes something of a draw until it succeeds. */
export function until<T>(make: () => T | null): T {
  for (let tries = 0; tries < 500; tries += 1) {
    const made = make();
    if (made !== null) return made;
  }
  throw new RangeError('no such puzzle was found');
}
