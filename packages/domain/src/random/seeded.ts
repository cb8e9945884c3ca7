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

/** A fixed sequence of numbers from 0 up to 1 for a seed, by the generator mulberry32. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same items in an order that the seed decides (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const next = seededNumbers(seed);
  const rest = [...items];
  const mixed: T[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(Math.floor(next() * rest.length), 1));
  return mixed;
}

/** Choices from a seed in words, by mulberry32 over the seed's hash. */
export function seededPick(seed: string): Pick {
  const next = seededNumbers(hashOf(seed));
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
