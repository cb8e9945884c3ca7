/** Repeated measurements of one thing, in one unit. */
export interface Sample {
  readonly values: readonly number[];
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Summarises measurements. Throws for an empty list: a median of nothing would be invented. */
export function sample(values: readonly number[]): Sample {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)];
  const high = sorted[Math.ceil(middle)];
  const least = sorted[0];
  const most = sorted.at(-1);
  if (low === undefined || high === undefined || least === undefined || most === undefined) {
    throw new Error('Nothing was measured.');
  }
  return { values, median: (low + high) / 2, least, most };
}

/**
 * Measures the product and its baseline in turns, so that whatever else the machine does falls on both.
 * @param repeats measurements of each
 */
export async function inTurns(
  repeats: number,
  product: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<{ product: Sample; baseline: Sample }> {
  const productValues: number[] = [];
  const baselineValues: number[] = [];
  for (let turn = 0; turn < repeats; turn++) {
    baselineValues.push(await baseline());
    productValues.push(await product());
  }
  return { product: sample(productValues), baseline: sample(baselineValues) };
}
