import type { RoomQuestion } from '../multiplayer/index.ts';
import { foldedWord, optionCounts, rightAnswer, toleranceOf } from '../questions/index.ts';
import { askedCount, type PlayedAnswer } from './missed.ts';
import { GIVEN_ANSWERS_MAX, type ReportedQuestion } from './views.ts';

/** A question of a game with its place in it, from 0. */
export interface PlacedQuestion {
  readonly place: number;
  readonly question: RoomQuestion;
}

/**
 * The questions that came up in a game with what was answered, hardest first: by the share of right
 * answers (a question that nobody answered is the hardest), then by the time that answers took, then
 * in the order of the game.
 */
export function reportQuestions(
  questions: readonly PlacedQuestion[],
  answers: readonly PlayedAnswer[],
): ReportedQuestion[] {
  const asked = askedCount(answers);
  return questions
    .filter(({ place }) => place < asked)
    .map((placed) =>
      reportQuestion(
        placed,
        answers.filter(({ place }) => place === placed.place),
      ),
    )
    .toSorted(
      (a, b) =>
        (a.shareRight ?? 0) - (b.shareRight ?? 0) ||
        (b.medianSeconds ?? 0) - (a.medianSeconds ?? 0) ||
        a.place - b.place,
    );
}

function reportQuestion(
  { place, question }: PlacedQuestion,
  answers: readonly PlayedAnswer[],
): ReportedQuestion {
  const { id, kind, text, category, explanation, reference, picture } = question;
  const right = answers.filter((answer) => answer.correct).length;
  const given = answers.map(({ answer }) => answer);
  const counts = optionCounts(question, given);
  const isChosen = counts.length > 0;
  return {
    ...{ place, id, kind, text, category, explanation, reference, picture },
    options: counts.map((count, at) => ({
      text: question.options[at] ?? '',
      correct: optionCounts(question, [rightAnswer(question)])[at] === 1,
      count,
    })),
    things: isChosen ? [] : question.options,
    lefts: question.kind === 'match' ? question.lefts : [],
    unit: question.kind === 'number' ? question.unit : '',
    correct: rightAnswer(question),
    tolerance: toleranceOf(question),
    given: isChosen ? [] : givenAnswers(answers),
    answers: answers.length,
    right,
    shareRight: answers.length === 0 ? null : right / answers.length,
    medianSeconds: medianSeconds(answers.map(({ millis }) => millis)),
  };
}

/** The different answers, commonest first; words that differ in case, accents or space only are one. */
function givenAnswers(answers: readonly PlayedAnswer[]): ReportedQuestion['given'] {
  const same = Map.groupBy(answers, ({ answer }) =>
    typeof answer === 'string' ? foldedWord(answer) : JSON.stringify(answer),
  );
  return [...same.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ answer: first.answer, correct: first.correct, count: 1 + others.length }] : [],
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, GIVEN_ANSWERS_MAX);
}

/** The middle of some times in milliseconds, as seconds with one decimal; null where there are none. */
function medianSeconds(millis: readonly number[]): number | null {
  const sorted = millis.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) return null;
  return Math.round((lower + upper) / 200) / 10;
}
