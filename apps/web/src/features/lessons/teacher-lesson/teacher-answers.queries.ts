import type { AssignedAnswerInput, AssignedLessonDetail } from '@lamplight/domain/assignments';
import type { TeacherPlayView } from '@lamplight/domain/teaching';
import { keyedApi } from '../../../app/outbox/keyed-api.ts';
import { trpc } from '../../../app/trpc.ts';
import { useSentAnswers, useWrittenLine } from '../player/answers.queries.ts';
import { type Answers, withActDone, withChoice } from '../player/answers.ts';

/** Takes what a student answers in a lesson of their teacher, as `useAnswers` does in one of the camp. */
export function useTeacherAnswers(lessonId: number, userId: number): Answers {
  const utils = trpc.useUtils();
  const sent = useSentAnswers(userId);
  const write = useWrittenLine(userId);

  const change = (changed: (play: TeacherPlayView) => TeacherPlayView) =>
    utils.assignments.lesson.setData({ lessonId }, (lesson): AssignedLessonDetail | undefined =>
      lesson?.play ? { ...lesson, play: changed(lesson.play) } : lesson,
    );
  const send = (input: AssignedAnswerInput) =>
    sent('assignments.answer', input, (options) =>
      keyedApi.assignments.answer.mutate(input, options),
    );

  return {
    check(index, choice) {
      change((play) => withChoice(play, index, choice));
      send({ lessonId, task: 'check', index, answer: [choice] });
    },
    act(index, given, correct) {
      const answer = [...given];
      change((play) => withActDone(play, index, { answer, correct }));
      send({ lessonId, task: 'act', index, answer });
    },
    write,
  };
}
