import { QUIZ_SUBJECTS, type QuizSubject } from '@lamplight/domain/quizzes';
import { jsonEntry } from '../../lib/storage.ts';
import { MENU, type OpenQuestion, type QuizState } from './quiz-state.ts';

interface QuizPlace {
  readonly userId: number;
  readonly state: OpenQuestion;
}

const place = jsonEntry('quiz-place', isQuizPlace, 'session');

/** Where a child was in this tab, so that a reload in the middle of a quiz goes on there. */
export function quizPlace(userId: number): QuizState {
  const kept = place.read();
  return kept?.userId === userId ? kept.state : MENU;
}

/** Keeps an open quiz; a result was reported, and a quiz on its way can be asked for again. */
export function keepQuizPlace(userId: number, state: QuizState): void {
  if (state.view === 'question') place.write({ userId, state });
  else place.clear();
}

/** The quiz of a subject that was left half answered. */
const leftQuiz = (subject: QuizSubject) =>
  jsonEntry(`quiz-left-${subject}`, isQuizPlace, 'session');

/** Keeps a quiz that is left with answers in it: who has seen them can't begin the same quiz anew. */
export function leaveQuiz(userId: number, state: QuizState): void {
  if (state.view !== 'question' || state.retake || state.choices.length === 0) return;
  leftQuiz(state.quiz.subject).write({ userId, state });
}

/** Takes up the quiz of a subject that a child has left; null where there is none. */
export function takeLeftQuiz(userId: number, subject: QuizSubject): OpenQuestion | null {
  const entry = leftQuiz(subject);
  const kept = entry.read();
  if (kept === undefined || kept.userId !== userId) return null;
  entry.clear();
  return kept.state;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isQuestion(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.question === 'string' &&
    typeof value.correctIndex === 'number' &&
    typeof value.explanation === 'string' &&
    Array.isArray(value.options) &&
    value.options.every((option) => typeof option === 'string')
  );
}

function isQuizPlace(value: unknown): value is QuizPlace {
  if (!isRecord(value) || typeof value.userId !== 'number' || !isRecord(value.state)) return false;
  const { view, quiz, choices, at, retake } = value.state;
  return (
    view === 'question' &&
    typeof at === 'number' &&
    Number.isInteger(at) &&
    at >= 0 &&
    typeof retake === 'boolean' &&
    Array.isArray(choices) &&
    choices.every((choice) => Number.isInteger(choice)) &&
    isRecord(quiz) &&
    QUIZ_SUBJECTS.some((subject) => subject === quiz.subject) &&
    typeof quiz.seed === 'string' &&
    Array.isArray(quiz.questions) &&
    quiz.questions.length > at &&
    quiz.questions.every(isQuestion)
  );
}
