import type { ActAnswer } from '@lamplight/domain/acts';
import type { ActResult, CheckResult, LessonDetail } from '@lamplight/domain/lessons';

/** Where what a child does in a lesson goes. */
export interface Answers {
  /** An option of a check question was chosen. */
  readonly check: (index: number, choice: number) => void;
  /** An act was done. */
  readonly act: (index: number, answer: ActAnswer, correct: boolean | null) => void;
  /** Puts a line into the journal, where the safety watch hears it. Rejects when the host refuses it. */
  readonly write: (prompt: string, line: string) => Promise<void>;
}

type Tasks = Pick<LessonDetail, 'checks' | 'acts'>;

/** A lesson in which an option of a question was chosen: the first choice stays, and what was right at any try was shown. */
export function withChoice<T extends Pick<Tasks, 'checks'>>(
  lesson: T,
  question: number,
  choice: number,
): T {
  const checks = lesson.checks.map((check, index) => {
    if (index !== question) return check;
    const shown = check.shown || choice === check.answer;
    return { ...check, result: check.result ?? resultOf(check, choice), shown };
  });
  return { ...lesson, checks };
}

/** A lesson in which an act was done: the first answer stays, and what was right at any try was shown. */
export function withActDone<T extends Pick<Tasks, 'acts'>>(
  lesson: T,
  act: number,
  result: ActResult,
): T {
  const acts = lesson.acts.map((one, index) => {
    if (index !== act) return one;
    const shown = one.shown || result.correct !== false;
    return { ...one, result: one.result ?? result, shown };
  });
  return { ...lesson, acts };
}

/** What the host will say of a choice: the page has the key. */
function resultOf(check: LessonDetail['checks'][number], choice: number): CheckResult {
  const { answer, explanation } = check;
  return { choice, correct: choice === answer, answer, explanation };
}
