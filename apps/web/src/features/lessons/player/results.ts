import type { CheckResult, LessonDetail } from '@lamplight/domain/lessons';

/** What the host will say of a choice: the page has the key. */
export function resultOf(check: LessonDetail['checks'][number], choice: number): CheckResult {
  const { answer, explanation } = check;
  return { choice, correct: choice === answer, answer, explanation };
}
