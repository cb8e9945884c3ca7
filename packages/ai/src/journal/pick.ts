/** A number from 0 to 2^32-1 that depends on every character of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Hands out whole numbers that look random and are the same for the same seed (mulberry32). */
export type Dice = (sides: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/**
 * One of the parts, rather one that the recent answers do not hold.
 * @param used says in how many recent answers a part stands
 */
export function pickFresh(
  parts: readonly string[],
  dice: Dice,
  used: (part: string) => number,
): string | undefined {
  const uses = parts.map(used);
  const fewest = Math.min(...uses);
  const fresh = parts.filter((_, index) => uses[index] === fewest);
  return fresh[dice(Math.max(1, fresh.length))];
}
