import type { Drawn, Template } from '../generated.ts';

/** A drawn math task. */
export interface MathDraft extends Drawn {
  readonly title: string;
  /** The task in words. */
  readonly task: string;
  /** With `x` for what is asked. */
  readonly equation: string;
  /** Exact: a whole number, or one with at most two decimals. */
  readonly answer: number;
  readonly explanation: string;
  readonly objects?: readonly { readonly picture: string; readonly count: number }[];
  /** Whether the child is shown the equation; otherwise the task tells a story. */
  readonly showsEquation?: boolean;
}

export type MathTemplate = Template<MathDraft>;

/** A number as it is printed: with the minus sign of typography. */
export const printed = (value: number): string => String(value).replace('-', '−');
