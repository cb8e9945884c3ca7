import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '../auth/index.ts';

interface Named {
  readonly firstName: string;
  readonly lastName?: string | null | undefined;
}

/** What names are made of where a first name has no Latin letter. */
const PLAIN_BASE = 'camper';
/** Room for a number behind the name. */
const LONGEST_BASE = MAX_USERNAME_LENGTH - 6;

/** The Latin letters of a name without accents, in lower case. */
function latin(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** Digits that nobody takes for a letter: 0 and 1 are left out. */
function withoutLookAlikes(number: number): boolean {
  return !/[01]/.test(String(number));
}

/** The user names to try for a child, best first: mia, mia-b, mia2, mia3 … */
function* candidates({ firstName, lastName }: Named): Generator<string> {
  const letters = latin(firstName).slice(0, LONGEST_BASE);
  const base = letters === '' ? PLAIN_BASE : letters;
  const initial = latin(lastName ?? '').slice(0, 1);
  if (base !== PLAIN_BASE && base.length >= MIN_USERNAME_LENGTH) yield base;
  if (initial !== '') yield `${base}-${initial}`;
  const stem = base.length < MIN_USERNAME_LENGTH - 1 ? `${base}-` : base;
  for (let number = 2; ; number += 1) {
    if (withoutLookAlikes(number)) yield `${stem}${number}`;
  }
}

/**
 * A user name for each child, in their order, of plain letters: different from those that are taken
 * and from each other, also where names only look alike.
 * @param taken keys of the names that are in use
 * @param keyOf folds a name so that look-alikes are the same
 */
export function suggestUserNames(
  children: readonly Named[],
  taken: ReadonlySet<string>,
  keyOf: (name: string) => string,
): string[] {
  const used = new Set(taken);
  return children.map((child) => {
    for (const name of candidates(child)) {
      const key = keyOf(name);
      if (used.has(key)) continue;
      used.add(key);
      return name;
    }
    // The candidates have no end.
    throw new Error('unreachable');
  });
}
