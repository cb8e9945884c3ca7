/** Of some things that were tested, how many a machine read rightly and how many it misread. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
}

/** One thing that was tested. */
export interface Tested {
  /** The group it is of. */
  readonly truth: number;
  /** The group that the machine took it for. */
  readonly guess: number;
}

/** The confusion matrix: a row for each group that things are of, a column for each group they were taken for. */
export function confusionOf(tested: readonly Tested[], groups: number): number[][] {
  return Array.from({ length: groups }, (_, truth) =>
    Array.from(
      { length: groups },
      (__, guess) => tested.filter((one) => one.truth === truth && one.guess === guess).length,
    ),
  );
}

/** A tally for each row that things belong to, such as whose handwriting they are. */
export function tallyBy<T extends Tested>(
  tested: readonly T[],
  rows: number,
  rowOf: (one: T) => number,
): Tally[] {
  return Array.from({ length: rows }, (_, row) => {
    const own = tested.filter((one) => rowOf(one) === row);
    const right = own.filter(({ truth, guess }) => truth === guess).length;
    return { right, wrong: own.length - right };
  });
}

/** Sum of several tallies. */
export function allOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { right, wrong }) => ({ right: sum.right + right, wrong: sum.wrong + wrong }),
    { right: 0, wrong: 0 },
  );
}

/** The share that was read rightly, from 0 to 1; 1 where nothing was tested. */
export function accuracyOf({ right, wrong }: Tally): number {
  return right + wrong === 0 ? 1 : right / (right + wrong);
}

/** The row with the lowest accuracy; null where it is the same for several. */
export function mostMisread(tallies: readonly Tally[]): number | null {
  const shares = tallies.map(accuracyOf);
  const least = Math.min(...shares);
  const rows = shares.flatMap((share, row) => (share === least ? [row] : []));
  return rows.length === 1 ? (rows[0] ?? null) : null;
}
