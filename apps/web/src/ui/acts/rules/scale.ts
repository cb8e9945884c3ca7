/** A scale from one number to another in steps. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Numbers below a scale: more would run into each other on a telephone. */
const MARKS = 5;
/** Digits behind the point that survive adding steps such as 0.1. */
const DIGITS = 6;

const rounded = (value: number) => Number(value.toFixed(DIGITS));

/** The nearest number of a scale, which begins at its first one. */
export function inSteps({ from, to, step }: Scale, value: number): number {
  const steps = Math.round((value - from) / step);
  return rounded(Math.min(to, Math.max(from, from + steps * step)));
}

/** Presses of a button from one end of a scale to the other, at most. */
const STRIDES = 40;
const ROUND = [1, 2, 5];

/** How far a press of a button goes: some of the scale's steps, a round number of them, so that any guess is soon set. */
export function strideOf({ from, to, step }: Scale): number {
  const least = (to - from) / STRIDES / step;
  let decade = 1;
  for (;;) {
    const fitting = ROUND.find((count) => count * decade >= least);
    if (fitting !== undefined) return rounded(fitting * decade * step);
    decade *= 10;
  }
}

/**
 * The numbers to write below a scale: its ends, and some between at the same distance, all of them in its steps.
 * @param sought a number that is not to be given away by standing between the ends
 */
export function marksOf({ from, to, step }: Scale, sought?: number): number[] {
  const steps = Math.round((to - from) / step);
  const inParts = (parts: number) =>
    Array.from({ length: parts + 1 }, (_, part) => rounded(from + (part * steps * step) / parts));
  const fits = (parts: number) =>
    steps % parts === 0 &&
    !inParts(parts)
      .slice(1, -1)
      .some((mark) => mark === sought);
  return inParts([MARKS - 1, 3, 2].find(fits) ?? 1);
}

/** How far along a scale a number lies, in percent. */
export function shareOf({ from, to }: Scale, value: number): number {
  return (100 * (value - from)) / (to - from);
}
