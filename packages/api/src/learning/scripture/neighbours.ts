import { keyOf, placeOf } from './scripture-source.ts';

/** Verses before and after a passage that are shown with it, in the same chapter. */
const AROUND = 3;

/**
 * The verses of a passage and those around it, each once and in order; what is not at hand ends the neighbourhood.
 * @param verseAt the words of a verse, or undefined
 */
export async function withNeighbours(
  keys: readonly string[],
  verseAt: (key: string) => Promise<string | undefined>,
): Promise<[key: string, text: string][]> {
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) return [];

  async function near(key: string, direction: 1 | -1): Promise<[string, string][]> {
    const place = placeOf(key);
    const found: [string, string][] = [];
    for (let step = 1; step <= AROUND; step += 1) {
      const next = keyOf({ ...place, verse: place.verse + direction * step });
      const text = await verseAt(next);
      if (text === undefined) break;
      found.push([next, text]);
    }
    return found;
  }

  const own: [string, string][] = [];
  for (const key of keys) {
    const text = await verseAt(key);
    if (text !== undefined) own.push([key, text]);
  }
  return [...(await near(first, -1)).toReversed(), ...own, ...(await near(last, 1))];
}
