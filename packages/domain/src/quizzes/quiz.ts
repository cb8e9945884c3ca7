import { percentOf } from '../progress/progress.ts';

/** The subjects of the Quiz Center, in the order of its cards (spec 2). */
export const QUIZ_SUBJECTS = ['bible', 'ai', 'math', 'science'] as const;
export type QuizSubject = (typeof QUIZ_SUBJECTS)[number];

/** Questions of one quiz (spec 9, Quiz). */
export const QUIZ_LENGTH = 5;

const NAMES: Readonly<Record<QuizSubject, string>> = {
  bible: 'Bible',
  ai: 'AI',
  math: 'Math',
  science: 'Science',
};

/** The title of a quiz (spec 3, Quiz). */
export function quizTitle(subject: QuizSubject): string {
  return `${NAMES[subject]} Quiz`;
}

/** How a quiz went, which decides its colour and message. */
export const QUIZ_VERDICTS = ['high', 'middle', 'low'] as const;
export type QuizVerdict = (typeof QUIZ_VERDICTS)[number];

/** From these percents on a quiz is green or yellow; below it is red (spec 9, Quiz). */
const HIGH_PERCENT = 80;
const MIDDLE_PERCENT = 60;

/** Right answers as a percent, which decides colour and message (spec 9, Quiz). */
export function quizVerdict(correct: number, total: number): QuizVerdict {
  const percent = percentOf(correct, total);
  if (percent >= HIGH_PERCENT) return 'high';
  return percent >= MIDDLE_PERCENT ? 'middle' : 'low';
}
