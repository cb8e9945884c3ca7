/** A thought behind wrong answers in math, and how often it was met. */
export interface CountedMisconception {
  /** Such as `added-denominators`. */
  readonly slug: string;
  readonly count: number;
}

/** A thought that came once may have been a slip. */
const LEAST_TIMES = 2;

/** The thoughts that came more than once, the commonest first. @param most how many are named */
export function commonMisconceptions<Counted extends CountedMisconception>(
  counted: readonly Counted[],
  most: number,
): Counted[] {
  return counted
    .filter(({ count }) => count >= LEAST_TIMES)
    .toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug))
    .slice(0, most);
}
