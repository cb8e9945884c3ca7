import type { PlayedQuestion } from '../multiplayer/question.ts';
import type { QuestionAnswer } from './answer.ts';

/** How many options are chosen among; 0 where nothing is chosen. */
export function optionsToChoose({
  kind,
  options,
}: Pick<PlayedQuestion, 'kind' | 'options'>): number {
  if (kind === 'true-false') return 2;
  return kind === 'choice' || kind === 'several' ? options.length : 0;
}

/** How many took each option; empty where nothing is chosen. */
export function optionCounts(
  question: Pick<PlayedQuestion, 'kind' | 'options'>,
  answers: readonly QuestionAnswer[],
): number[] {
  return Array.from(
    { length: optionsToChoose(question) },
    (_, place) =>
      answers.filter((answer) => (Array.isArray(answer) ? answer : [answer]).includes(place))
        .length,
  );
}
