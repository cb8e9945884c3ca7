import { z } from 'zod';
import { lineOfText } from '../validation/index.ts';
import {
  FIRST_LEVEL,
  LAST_LEVEL,
  LEVEL_LABELS,
  OPTIONS_PER_PROBLEM,
  PROBLEMS_PER_LEVEL,
} from './arena.ts';

/** A challenge level from 1. */
export const mathLevelSchema = z.int().min(FIRST_LEVEL).max(LAST_LEVEL);

/** Where a child stands in the arena. */
export const mathStateSchema = z.object({
  /** The grade, 1 to 12, that problems are made for (spec 5, "Math grade level"). */
  grade: z.int(),
  /** In years; it decides which difficulties are shown (spec 9, "Filtering by age"). */
  age: z.int(),
  /** The challenge level that is saved: the highest one that is open. */
  level: z.int(),
  /** The band of the grade. */
  label: z.enum(LEVEL_LABELS),
  /** Levels that were played to their end, passed or not. */
  rounds: z.int(),
});
export type MathState = z.infer<typeof mathStateSchema>;

/** A level that was played to its end: what problems it had follows from all but the answers. */
export const mathRoundSchema = z.object({
  /** Decided the problems; a round of the same seed counts once. */
  seed: lineOfText({ min: 8, max: 80 }),
  level: mathLevelSchema,
  /** Grade and age that the problems were made for, which may have changed while the round waited to be sent. */
  grade: z.int().min(1).max(12),
  age: z.int().min(1).max(120),
  /** The chosen option of each problem, as they stood on the screen; null where none was chosen. */
  answers: z
    .array(
      z
        .int()
        .min(0)
        .max(OPTIONS_PER_PROBLEM - 1)
        .nullable(),
    )
    .length(PROBLEMS_PER_LEVEL),
});
export type MathRound = z.infer<typeof mathRoundSchema>;

/** What the server found right in a round, and what follows from it. */
export const mathMarksSchema = z.object({
  correct: z.array(z.boolean()),
  score: z.int(),
  passed: z.boolean(),
  /** The saved level after the round. */
  level: z.int(),
});
export type MathMarks = z.infer<typeof mathMarksSchema>;
