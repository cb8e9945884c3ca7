/** Where values stand on an axis: from the first tick to the last. */
export interface PlotScale {
  readonly from: number;
  readonly to: number;
  /** Round values to write beside the axis. */
  readonly ticks: readonly number[];
}

/** Steps that are easy to read, as parts of a power of ten. */
const EASY_STEPS = [1, 2, 2.5, 5, 10] as const;

/** The step between ticks: at least `rough`, and easy to read. */
function easyStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = EASY_STEPS.find((step) => step * power >= rough * 0.999_999) ?? 10;
  return factor * power;
}

/**
 * An axis that holds all values, with about so many steps between round ticks.
 * @param values finite numbers; without any, the axis goes from 0 to 1
 */
export function plotScale(values: readonly number[], steps = 5): PlotScale {
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (least > most) return plotScale([0, 1], steps);
  if (least === most) {
    const room = least === 0 ? 1 : Math.abs(least) / 2;
    return plotScale([least - room, least + room], steps);
  }
  const step = easyStep((most - least) / steps);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step));
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks };
}

/** Takes away what binary fractions add, such as in 0.30000000000000004. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Where a value of the axis stands between two places, in the units of these. */
export function placeOn({ from, to }: Pick<PlotScale, 'from' | 'to'>, value: number): number {
  return to === from ? 0.5 : (value - from) / (to - from);
}
