import type { Pick } from '@lamplight/domain/random';
import type { Misconception } from './template.ts';
import type { MathValue } from './value.ts';

/** The likeliest misconception first, each with what it leads to. */
export function wrongWays<T>(
  write: (value: T) => MathValue,
  ways: Readonly<Record<string, T>>,
): Misconception[] {
  return Object.entries(ways).map(([id, value]) => ({ id, value: write(value) }));
}

/** A whole number between two, 0 and what else is named left out. */
export function intWithout(
  pick: Pick,
  least: number,
  most: number,
  ...left: readonly number[]
): number {
  const allowed = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return pick.one(allowed.filter((value) => value !== 0 && !left.includes(value)));
}
