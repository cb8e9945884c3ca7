/** Numbers beside the axis. */
const MOST_LINES = 12;
const ROUND = [1, 2, 5];

/**
 * The numbers of a scale from 0 to the first round one at or above every value: in steps of 1, 2 or 5, of their tens,
 * hundreds and so on, and of their tenths where the values have parts.
 */
export function barScale(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  const step = stepTo(highest, values.every(Number.isInteger) ? 1 : 0.1);
  const count = Math.ceil(highest / step) || 1;
  // A step of tenths has no exact sum.
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toFixed(1)));
}

function stepTo(highest: number, unit: number): number {
  const step = ROUND.find((one) => highest / (one * unit) <= MOST_LINES);
  return step === undefined ? stepTo(highest, unit * 10) : step * unit;
}
