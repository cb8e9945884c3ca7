import { percentOf } from '@lamplight/domain/progress';

/** Percent of the first answers that were right, by lesson. */
export function evidenceByLesson(
  answers: readonly { readonly lessonId: number; readonly correct: number }[],
): ReadonlyMap<number, number> {
  const byLesson = new Map<number, number>();
  for (const [lessonId, all] of Map.groupBy(answers, (answer) => answer.lessonId)) {
    byLesson.set(
      lessonId,
      percentOf(all.filter(({ correct }) => correct === 1).length, all.length),
    );
  }
  return byLesson;
}
