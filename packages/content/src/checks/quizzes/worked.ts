import type { QuizItem } from '../../quizzes/quiz-item.ts';
import type { Finding } from '../finding.ts';
import { exactValue, valueOfOption } from './expression.ts';
import { quizPath, type WrittenQuiz } from './file.ts';

/** Every `worked` is a true equation, and its value is that of the right option and of no other. */
export function checkQuizWorked(quizzes: readonly WrittenQuiz[]): Finding[] {
  return quizzes.flatMap((quiz) =>
    quiz.items.flatMap((item) => {
      const message = faultOfWorked(item);
      return message === null
        ? []
        : [{ path: quizPath(quiz), label: `${item.id} worked`, message }];
    }),
  );
}

/** What is wrong with the computation of an item, or null; an item without one has no fault. */
export function faultOfWorked({ worked, options, answer }: QuizItem): string | null {
  if (worked === undefined) return null;
  const sides = worked.split('=').map(exactValue);
  const result = sides.at(-1);
  if (sides.length < 2 || !result) return `'${worked}' is no equation that can be worked out`;
  if (sides.some((side) => side === null || !side.equals(result))) {
    return `'${worked}' is not true`;
  }
  const right = valueOfOption(options[answer] ?? '');
  if (right === null) return `the right option '${options[answer]}' is no number`;
  if (!right.equals(result)) return `the right option is '${options[answer]}', not the result`;
  const same = options.filter((option, at) => {
    const value = at === answer ? null : valueOfOption(option);
    return value?.equals(result) ?? false;
  });
  return same.length === 0 ? null : `'${same.join("', '")}' is the result as well`;
}
