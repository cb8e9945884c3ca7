/** Choices that follow from a seed: the same seed always chooses the same. */
export interface Pick {
  /** A whole number between two, both included. */
  int(least: number, most: number): number;
  /** @throws RangeError when the list is empty */
  one<T>(list: readonly T[]): T;
  /** Different entries in a new order; all of them where no count is given. */
  some<T>(list: readonly T[], count?: number): T[];
}

/** The FNV-1a hash of a text, as a 32-bit whole number. */
export function hashOf(text: string, basis = 0x811c9dc5): number {
  let hash = basis;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Choices from a seed, by the generator mulberry32 over the seed's hash. */
export function seededPick(seed: string): Pick {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    one(list) {
      const entry = list[int(0, list.length - 1)];
      if (entry === undefined) throw new RangeError('there is nothing to choose from');
      return entry;
    },
    some(list, count = list.length) {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(int(0, rest.length - 1), 1),
      ).flat();
    },
  };
}
