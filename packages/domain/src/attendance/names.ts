/** The words of a name without case, accents and signs: `Zoë O'Neill` is zoe, o, neill. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Whether two names may be those of one person: all words of the shorter one stand in the other. Doubt leads to a
 * question at the door, so a first name alone is enough.
 */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return short.length > 0 && short.every((word) => long.includes(word));
}
