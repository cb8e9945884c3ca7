import { percentOf } from '@lamplight/domain/progress';
import { type MetQuestion, QUIZ_SUBJECTS, type QuizSubject } from '@lamplight/domain/quizzes';
import { jsonEntry } from '../../lib/storage.ts';
import { type QuizOutcome, scoreOf } from './quiz-state.ts';

/** What this browser knows of a child's quizzes in a subject (spec 9, "counted per subject"). */
export interface SubjectRecord {
  readonly completed: number;
  /** The best score in percent; null before the first quiz. */
  readonly best: number | null;
  /** The newest answer to each question that was met here. */
  readonly met: readonly MetQuestion[];
}

export type QuizRecord = Readonly<Record<QuizSubject, SubjectRecord>>;

const NOTHING: SubjectRecord = { completed: 0, best: null, met: [] };

function entry(userId: number) {
  return jsonEntry(`quiz-progress-${userId}`, isQuizRecord);
}

/** What this browser keeps for a child. */
export function quizRecord(userId: number): QuizRecord {
  return entry(userId).read() ?? { bible: NOTHING, ai: NOTHING, math: NOTHING, science: NOTHING };
}

/** Keeps a finished quiz; the same questions once more don't count as a further one. */
export function keepOutcome(userId: number, outcome: QuizOutcome, at: number): QuizRecord {
  const record = quizRecord(userId);
  const { quiz, choices, retake } = outcome;
  const { completed, best, met } = record[quiz.subject];
  const answers = quiz.questions.map(
    ({ id, correctIndex }, place): MetQuestion => ({
      itemId: id,
      correct: choices[place] === correctIndex,
      at,
    }),
  );
  const newest = new Map([...met, ...answers].map((answer) => [answer.itemId, answer]));
  const changed: QuizRecord = {
    ...record,
    [quiz.subject]: {
      completed: retake ? completed : completed + 1,
      best: Math.max(best ?? 0, percentOf(scoreOf(outcome), quiz.questions.length)),
      met: [...newest.values()],
    },
  };
  entry(userId).write(changed);
  return changed;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isMet(value: unknown): value is MetQuestion {
  return (
    isRecord(value) &&
    typeof value.itemId === 'string' &&
    typeof value.correct === 'boolean' &&
    typeof value.at === 'number'
  );
}

function isSubjectRecord(value: unknown): value is SubjectRecord {
  return (
    isRecord(value) &&
    Number.isInteger(value.completed) &&
    (value.best === null || typeof value.best === 'number') &&
    Array.isArray(value.met) &&
    value.met.every(isMet)
  );
}

function isQuizRecord(value: unknown): value is QuizRecord {
  return isRecord(value) && QUIZ_SUBJECTS.every((subject) => isSubjectRecord(value[subject]));
}
