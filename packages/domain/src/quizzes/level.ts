/** How hard a question is within its band: 1 easy, 2 medium, 3 hard. */
export const QUIZ_LEVELS = [1, 2, 3] as const;
export type QuizLevel = (typeof QUIZ_LEVELS)[number];

/** What a call or a profile may name (spec 3, difficultyLevel and Challenge), with the level that it means. */
const LEVEL_OF = {
  beginner: 1,
  elementary: 1,
  easy: 1,
  intermediate: 2,
  medium: 2,
  advanced: 3,
  hard: 3,
  expert: 3,
} as const satisfies Record<string, QuizLevel>;

export type QuizDifficulty = keyof typeof LEVEL_OF;
export const QUIZ_DIFFICULTIES = Object.keys(LEVEL_OF) as [QuizDifficulty, ...QuizDifficulty[]];

/** The level of the questions that a difficulty asks for. */
export function quizLevel(difficulty: QuizDifficulty): QuizLevel {
  return LEVEL_OF[difficulty];
}
