import { drawLevel } from '@lamplight/content/math-problems';
import type { MathProblem, MathRound } from '@lamplight/domain/math-games';

/** An answer as the server found it. */
export interface MarkedAnswer {
  readonly problem: MathProblem;
  readonly choice: number | null;
  readonly correct: boolean;
  /** The thought that leads to the wrong answer that was chosen; null for a right one and for none. */
  readonly misconception: string | null;
}

/** Draws the problems of a round once more and marks its answers. */
export function markRound({ answers, ...level }: MathRound): MarkedAnswer[] {
  return drawLevel(level).map((problem, place) => {
    const choice = answers[place] ?? null;
    return {
      problem,
      choice,
      correct: choice === problem.answer,
      misconception: choice === null ? null : (problem.misconceptions[choice] ?? null),
    };
  });
}
