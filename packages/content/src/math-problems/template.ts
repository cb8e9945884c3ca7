import type { ContentDifficulty } from '@lamplight/domain/content-filter';
import type { MathArea, MathPicture } from '@lamplight/domain/math-games';
import type { OperationType } from '@lamplight/domain/platform';
import type { Pick } from '@lamplight/domain/random';
import type { MathValue } from './value.ts';

/** A wrong answer and the thought that leads to it. */
export interface Misconception {
  /** A slug that names the thought, such as `added-denominators`. */
  readonly id: string;
  readonly value: MathValue;
}

/** A drawn problem before its options are put in order. */
export interface MathDraft {
  /** What was drawn, so that equal problems have equal keys; the independent check reads them too. */
  readonly parts: readonly (string | number)[];
  /** Words with formulas between dollar signs. */
  readonly question: string;
  /** Computed from the parts with exact arithmetic. */
  readonly answer: MathValue;
  /**
   * The likeliest first. Those that coincide with the answer or with an earlier one fall away; at least three must be
   * left for every seed.
   */
  readonly wrong: readonly Misconception[];
  /** The steps to the answer. */
  readonly explanation: readonly string[];
  readonly picture?: MathPicture;
}

/** One kind of problem, from which many are drawn. */
export interface MathTemplate {
  /** A slug, once in the whole arena. */
  readonly id: string;
  readonly area: MathArea;
  /** The kind of sum of spec 9 that it practises. */
  readonly operation: OperationType;
  readonly difficulty: ContentDifficulty;
  /** The school grades that it is for, both included (spec 5, "Math grade level"). */
  readonly grades: readonly [least: number, most: number];
  /**
   * @param level the challenge level from 1: numbers grow with it, up to level 10
   */
  draw(pick: Pick, level: number): MathDraft;
}
