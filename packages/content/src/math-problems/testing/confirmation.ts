import type { MathProblem } from '@lamplight/domain/math-games';

/**
 * A second, independent way to a template's answer.
 * @param parts what was drawn
 * @param problem as it is shown: its picture can be counted, its question read
 * @returns the `same` of the right answer
 */
export type Confirmation = (parts: readonly (string | number)[], problem: MathProblem) => string;

/** Confirmations by the id of their template. */
export type Confirmations = Readonly<Record<string, Confirmation>>;
