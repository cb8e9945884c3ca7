import { seededPick } from '../random/seeded.ts';
import { QUIZ_LEVELS, type QuizLevel } from './level.ts';
import { QUIZ_LENGTH } from './quiz.ts';

/** What choosing needs of a question. */
export interface Choosable {
  readonly id: string;
  readonly topic: string;
  readonly level: QuizLevel;
}

/** What decides which questions come. */
export interface QuizChoice {
  /** The newest answers of the child. */
  readonly met: Iterable<MetQuestion>;
  /** Decides among equals. */
  readonly seed: string;
  /** Questions of this level, or near it, come before others of the same rank; any where it is left out. */
  readonly level?: QuizLevel | undefined;
}

/** The newest answer of a child to a question. */
export interface MetQuestion {
  readonly itemId: string;
  readonly correct: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * The questions of a child's next quiz: those not met yet first, and when they don't fill it those
 * answered wrong, then those met longest ago, each time those of the wished level before easier and
 * harder ones. Never one twice, topics as various as can be; the seed decides among equals.
 * @returns fewer than five only where the bank holds fewer
 */
export function chooseQuestions<Q extends Choosable>(
  bank: readonly Q[],
  { met, seed, level }: QuizChoice,
): Q[] {
  const answers = new Map(Array.from(met, (answer) => [answer.itemId, answer]));
  const mixed = seededPick(seed).some(bank);
  const rank = ({ id }: Q): number => {
    const answer = answers.get(id);
    if (answer === undefined) return -Infinity;
    return answer.correct ? answer.at : -1;
  };
  const ranks = [...new Set(mixed.map(rank))].sort((a, b) => a - b);
  const groups = ranks.flatMap((wanted) =>
    nearestFirst(
      mixed.filter((question) => rank(question) === wanted),
      level,
    ),
  );
  const chosen: Q[] = [];
  for (const equals of groups) {
    while (chosen.length < QUIZ_LENGTH && equals.length > 0) {
      const [next] = equals.splice(rarestTopic(equals, chosen), 1);
      if (next) chosen.push(next);
    }
  }
  // What fills up a quiz doesn't always come last.
  return seededPick(`${seed}/order`).some(chosen);
}

/** Questions grouped by how far they are from a level, the nearest group first. */
function nearestFirst<Q extends Choosable>(questions: Q[], level: QuizLevel | undefined): Q[][] {
  if (level === undefined) return [questions];
  return QUIZ_LEVELS.map((_, distance) =>
    questions.filter((question) => Math.abs(question.level - level) === distance),
  );
}

/** The first of some questions whose topic the chosen ones hold least. */
function rarestTopic(questions: readonly Choosable[], chosen: readonly Choosable[]): number {
  const held = (topic: string) => chosen.filter((one) => one.topic === topic).length;
  let rarest = 0;
  let least = Infinity;
  for (const [at, { topic }] of questions.entries()) {
    const count = held(topic);
    if (count < least) [rarest, least] = [at, count];
  }
  return rarest;
}

/**
 * The order in which a quiz shows the options of a question: the places of the options in the bank.
 * The same seed always gives the same order, so that an answer can be marked from what the child saw.
 * @param options how many there are
 */
export function optionOrder(seed: string, itemId: string, options: number): number[] {
  return seededPick(`${seed}/${itemId}`).some(Array.from({ length: options }, (_, place) => place));
}

/**
 * Quizzes that lie ahead: of questions that the child has not met, and when all are met of the whole
 * bank once more.
 */
export function quizzesAhead(questions: number, met: number): number {
  const unmet = Math.max(0, questions - met);
  return Math.ceil((unmet > 0 ? unmet : questions) / QUIZ_LENGTH);
}
