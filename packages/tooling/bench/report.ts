import type { Sample } from './statistics.ts';

/** One line of what is to be reached, from the performance figures of the product. */
export interface Goal {
  readonly kind: 'at least' | 'at most';
  readonly value: number;
}

/** A workload measured beside its baseline. */
export interface Comparison {
  readonly workload: string;
  readonly unit: string;
  readonly product: Sample;
  /** What the baseline is, in words. */
  readonly baselineName: string;
  readonly baseline: Sample;
  /** What the ratio product / baseline has to reach; none where nobody has set a figure. */
  readonly goal?: Goal;
}

/** A size that is held against a fixed figure. */
export interface Size {
  readonly workload: string;
  /** Kilobytes of 1,000 bytes. */
  readonly kilobytes: number;
  readonly goal: Goal;
}

const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

/** Whether a figure is reached, in words. */
export function verdict(value: number, { kind, value: bound }: Goal): string {
  const reached = kind === 'at least' ? value >= bound : value <= bound;
  return `to reach: ${kind} ${bound} · ${reached ? 'reached' : 'NOT REACHED'}`;
}

/** A median with its spread, on one line. */
export function describeSample({ values, median, least, most }: Sample, unit: string): string {
  const spread = `${plain.format(least)} to ${plain.format(most)}, ${values.length} repeats`;
  return `${plain.format(median)} ${unit} (${spread})`;
}

/** The comparison as four lines: workload, product, baseline, ratio with the figure to reach. */
export function describeComparison(comparison: Comparison): string {
  const { workload, unit, product, baselineName, baseline, goal } = comparison;
  const ratio = product.median / baseline.median;
  return [
    workload,
    `  product   ${describeSample(product, unit)}`,
    `  baseline  ${describeSample(baseline, unit)}: ${baselineName}`,
    `  ratio     ${ratio.toFixed(2)}${goal === undefined ? '' : ` · ${verdict(ratio, goal)}`}`,
  ].join('\n');
}

/** The size as one line. */
export function describeSize({ workload, kilobytes, goal }: Size): string {
  return `${workload}: ${kilobytes.toFixed(1)} kB · ${verdict(kilobytes, goal)}`;
}
