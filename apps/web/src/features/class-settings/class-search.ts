/** On /profile: the class that somebody was invited to. */
export interface ClassSearch {
  readonly class?: string | undefined;
}

/** Longer than any code of a class. */
const LONGEST = 20;

/** Reads `?class=CODE`; undefined takes the place of what is no code. */
export function classSearch(search: Readonly<Record<string, unknown>>): ClassSearch {
  // A code of digits alone is read as a number.
  const code = typeof search.class === 'number' ? String(search.class) : search.class;
  const isCode = typeof code === 'string' && code !== '' && code.length <= LONGEST;
  return { class: isCode ? code : undefined };
}
