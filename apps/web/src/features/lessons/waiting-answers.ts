import { actAnswerSchema, markAct } from '@lamplight/domain/acts';
import type { LessonDetail } from '@lamplight/domain/lessons';
import { z } from 'zod';
import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { withActDone, withChoice } from './player/answers.ts';

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
  let known = lesson;
  for (const { operation, input, userId: owner } of waiting) {
    if (owner !== userId) continue;
    const check = operation === 'lessons.answer' ? checkCall.safeParse(input).data : undefined;
    if (check?.lessonId === lesson.id) known = withChoice(known, check.question, check.choice);
    const act = operation === 'lessons.act' ? actCall.safeParse(input).data : undefined;
    const done = act?.lessonId === lesson.id ? lesson.acts[act.act]?.act : undefined;
    if (act === undefined || done === undefined) continue;
    const { answer } = act;
    known = withActDone(known, act.act, { answer, correct: markAct(done, answer) });
  }
  return known;
}
