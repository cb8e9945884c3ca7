import type { RoomQuestion } from '../multiplayer/index.ts';
import { askedCount, type PlayedAnswer } from './missed.ts';
import type { ReportedQuestion } from './views.ts';

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
  const { id, text, category, explanation, reference, picture, correct } = question;
  const right = answers.filter((answer) => answer.correct).length;
  return {
    ...{ place, id, text, category, explanation, reference, picture },
    options: question.options.map((option, at) => ({
      text: option,
      correct: at === correct,
      count: answers.filter(({ choice }) => choice === at).length,
    })),
    answers: answers.length,
    right,
    shareRight: answers.length === 0 ? null : right / answers.length,
    medianSeconds: medianSeconds(answers.map(({ millis }) => millis)),
  };
}

/** The middle of some times in milliseconds, as seconds with one decimal; null where there are none. */
function medianSeconds(millis: readonly number[]): number | null {
  const sorted = millis.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) return null;
  return Math.round((lower + upper) / 200) / 10;
}
