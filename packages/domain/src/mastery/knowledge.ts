/**
 * Bayesian knowledge tracing, the published rule of how answers become mastery (decision 0015). A skill is known or not;
 * each answer moves the chance that it is known by Bayes' rule, and trying teaches a little.
 */
export const KNOWLEDGE = {
  /** Chance that a skill is known before the first answer. */
  known: 0.25,
  /** Chance of learning it from one try. */
  learned: 0.12,
  /** Chance of a wrong answer although it is known. */
  slip: 0.1,
  /** Chance of a right answer to a question without options although it is not known. */
  luck: 0.02,
  /** Nobody is ever surer than this that it is known, so that wrong answers are soon seen. */
  surest: 0.98,
} as const;

/** One answer as evidence. */
export interface Answer {
  readonly correct: boolean;
  /** Options that the question offered; 0 where nothing could be guessed from. */
  readonly options: number;
}

/** Chance of a right guess: one of the options, or luck. */
export function guessChance(options: number): number {
  return options > 1 ? 1 / options : KNOWLEDGE.luck;
}

/** The chance, 0 to 1, that the skill is known after one more answer. */
export function afterAnswer(known: number, { correct, options }: Answer): number {
  const guess = guessChance(options);
  const { slip, learned, surest } = KNOWLEDGE;
  const right = correct ? 1 - slip : slip;
  const wrong = correct ? guess : 1 - guess;
  const seen = (known * right) / (known * right + (1 - known) * wrong);
  return Math.min(surest, seen + (1 - seen) * learned);
}

/** The chance, 0 to 1, that the skill is known after all answers, oldest first. */
export function knowledgeFrom(answers: readonly Answer[]): number {
  return answers.reduce(afterAnswer, KNOWLEDGE.known);
}

/** The chance, 0 to 1, that the next question with these options is answered right. */
export function chanceOfRight(known: number, options: number): number {
  return known * (1 - KNOWLEDGE.slip) + (1 - known) * guessChance(options);
}
