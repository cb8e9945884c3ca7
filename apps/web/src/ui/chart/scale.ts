/** Steps of a scale that people halve in their head. */
const STEPS = [2, 4, 6, 10, 20] as const;

/** A round, even number at or above the highest value: the top of a chart that begins at 0. */
export function scaleTop(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))));
  const step = STEPS.find((candidate) => candidate * power >= highest) ?? STEPS[0];
  return step * power;
}
