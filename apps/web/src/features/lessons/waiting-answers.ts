import { actAnswerSchema, markAct } from '@lamplight/domain/acts';
import type { LessonDetail } from '@lamplight/domain/lessons';
import { z } from 'zod';
import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { resultOf } from './player/results.ts';

const checkCall = z.object({ lessonId: z.int(), question: z.int(), choice: z.int() });
const actCall = z.object({ lessonId: z.int(), act: z.int(), answer: actAnswerSchema });

/**
 * A lesson with what its reader has answered without the host, and what waits on this device: a page that is loaded anew
 * shows it, as the host will. The first answer counts.
 */
export function withWaitingAnswers(
  lesson: LessonDetail,
  userId: number,
  waiting: readonly PendingCall[],
): LessonDetail {
  let { checks, acts } = lesson;
  for (const { operation, input, userId: owner } of waiting) {
    if (owner !== userId) continue;
    const check = operation === 'lessons.answer' ? checkCall.safeParse(input).data : undefined;
    const act = operation === 'lessons.act' ? actCall.safeParse(input).data : undefined;
    if (check?.lessonId === lesson.id) {
      checks = checks.map((one, index) =>
        index === check.question
          ? { ...one, result: one.result ?? resultOf(one, check.choice) }
          : one,
      );
    }
    if (act?.lessonId === lesson.id) {
      acts = acts.map((one, index) =>
        index === act.act
          ? {
              ...one,
              result: one.result ?? { answer: act.answer, correct: markAct(one.act, act.answer) },
            }
          : one,
      );
    }
  }
  return checks === lesson.checks && acts === lesson.acts ? lesson : { ...lesson, checks, acts };
}
