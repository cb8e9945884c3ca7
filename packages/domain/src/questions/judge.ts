import type { RoomQuestion } from '../multiplayer/question.ts';
import type { QuestionAnswer } from './answer.ts';
import { foldedWord, isSameWord } from './words.ts';

/** Numbers closer than this share of the largest of them are the same: 0.1 + 0.2 is 0.3. A few steps of a double. */
const ROUNDING = 8 * Number.EPSILON;

/** Whether an answer is right; null for one that does not fit the question, such as a place that it does not have. */
export function judge(question: RoomQuestion, answer: QuestionAnswer): boolean | null {
  switch (question.kind) {
    case 'choice':
      return isPlace(answer, question.options.length) ? answer === question.correct : null;
    case 'true-false':
      return isPlace(answer, 2) ? answer === question.correct : null;
    case 'several':
      if (!arePlaces(answer, question.options.length) || answer.length === 0) return null;
      return saysTheSame(inOrder(question.correct), inOrder(answer));
    case 'order':
    case 'match': {
      const { options, correct } = question;
      if (!arePlaces(answer, options.length) || answer.length !== correct.length) return null;
      return saysTheSame(textsAt(options, correct), textsAt(options, answer));
    }
    case 'number':
      return typeof answer === 'number' && Number.isFinite(answer)
        ? isNear(answer, question.correct, question.tolerance)
        : null;
    case 'word':
      if (typeof answer !== 'string' || foldedWord(answer) === '') return null;
      return question.accepted.some((word) => isSameWord(word, answer));
  }
}

/** An answer that is right, as `judge` takes it. */
export function rightAnswer(question: RoomQuestion): QuestionAnswer {
  return question.kind === 'word' ? (question.accepted[0] ?? '') : question.correct;
}

/** How far a number may be from the right one; 0 where no number is asked for. */
export function toleranceOf(question: RoomQuestion): number {
  return question.kind === 'number' ? question.tolerance : 0;
}

function isNear(answer: number, correct: number, tolerance: number): boolean {
  const slack = ROUNDING * Math.max(Math.abs(answer), Math.abs(correct), tolerance);
  return Math.abs(answer - correct) <= tolerance + slack;
}

function isPlace(answer: unknown, places: number): answer is number {
  return Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) < places;
}

/** Whether each is a place of its own. */
function arePlaces(answer: QuestionAnswer, places: number): answer is number[] {
  return (
    Array.isArray(answer) &&
    new Set(answer).size === answer.length &&
    answer.every((place) => isPlace(place, places))
  );
}

function inOrder(places: readonly number[]): number[] {
  return places.toSorted((a, b) => a - b);
}

/** Equal words are the same word, wherever a child took it from. */
function textsAt(options: readonly string[], places: readonly number[]) {
  return places.map((place) => options[place]);
}

function saysTheSame<T>(wanted: readonly T[], given: readonly T[]): boolean {
  return wanted.length === given.length && wanted.every((one, at) => one === given[at]);
}
