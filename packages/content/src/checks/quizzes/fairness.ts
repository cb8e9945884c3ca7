import type { QuizItem } from '../../quizzes/quiz-item.ts';
import type { Finding } from '../finding.ts';
import { quizPath, type WrittenQuiz } from './file.ts';

/** How far the share of right answers at one position may be from an even one. */
const POSITION_LEEWAY = 0.08;
/** Largest share of questions whose right option is longer than every other, or shorter than every other. */
const LENGTH_SHARE = 0.4;
/** Below this many questions a share says nothing. */
const ENOUGH_QUESTIONS = 20;

/** No right answer of a file is given away by its place or its length. */
export function checkQuizFairness(quizzes: readonly WrittenQuiz[]): Finding[] {
  return quizzes
    .filter(({ items }) => items.length >= ENOUGH_QUESTIONS)
    .flatMap((quiz) =>
      [...positionFaults(quiz.items), ...lengthFaults(quiz.items)].map((message) => ({
        path: quizPath(quiz),
        label: 'file',
        message,
      })),
    );
}

function positionFaults(items: readonly QuizItem[]): string[] {
  const positions = Math.max(...items.map(({ options }) => options.length));
  return Array.from({ length: positions }, (_, position) => position).flatMap((position) => {
    const there = items.filter(({ answer }) => answer === position).length;
    return Math.abs(there / items.length - 1 / positions) > POSITION_LEEWAY
      ? [`${there} of ${items.length} right answers are at position ${position}`]
      : [];
  });
}

function lengthFaults(items: readonly QuizItem[]): string[] {
  const told = [
    ['longest', (right: number, other: number) => right > other],
    ['shortest', (right: number, other: number) => right < other],
  ] as const;
  return told.flatMap(([extreme, compares]) => {
    const there = items.filter((item) => rightStandsOut(item, compares)).length;
    return there / items.length > LENGTH_SHARE
      ? [`in ${there} of ${items.length} the right option is the ${extreme}`]
      : [];
  });
}

/** Whether the length of the right option compares like this with that of every other. */
function rightStandsOut(
  { options, answer }: QuizItem,
  compares: (right: number, other: number) => boolean,
): boolean {
  const right = options[answer]?.length ?? 0;
  return options.every((option, at) => at === answer || compares(right, option.length));
}
