import type { ActAnswer } from '@lamplight/domain/acts';
import type { ActResult, LessonDetail } from '@lamplight/domain/lessons';
import { useTranslation } from 'react-i18next';
import { deliver } from '../../../app/outbox/deliver.ts';
import { keyedApi, withKey } from '../../../app/outbox/keyed-api.ts';
import { trpc } from '../../../app/trpc.ts';
import { randomId } from '../../../lib/platform.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { resultOf } from './results.ts';

export interface Answers {
  /** An option of a check question was chosen. */
  readonly check: (index: number, choice: number) => void;
  /** An act was done. */
  readonly act: (index: number, answer: ActAnswer, correct: boolean | null) => void;
  /** Puts a line into the journal, where the safety watch hears it. Rejects when the host refuses it. */
  readonly write: (prompt: string, line: string) => Promise<void>;
}

/**
 * Takes what a child answers: the page shows it at once, and it travels to the host in the background, or waits here
 * until the host is back. The first answer stays with the lesson, as it does on the host.
 */
export function useAnswers({ id: lessonId }: LessonDetail, userId: number): Answers {
  const { t } = useTranslation('lessons');
  const utils = trpc.useUtils();

  const change = (changed: (lesson: LessonDetail) => LessonDetail) =>
    utils.lessons.detail.setData({ lessonId }, (lesson) => lesson && changed(lesson));

  const send = (operation: string, input: object, call: (key: string) => Promise<unknown>) => {
    const key = randomId();
    deliver({ key, userId, operation, input }, () => call(key)).catch(() =>
      showToast({ kind: 'failure', title: t('checks.failed'), text: t('checks.failedText') }),
    );
  };

  return {
    check(question, choice) {
      change((lesson) => ({
        ...lesson,
        checks: lesson.checks.map((check, index) =>
          index === question
            ? { ...check, result: check.result ?? resultOf(check, choice) }
            : check,
        ),
      }));
      const input = { lessonId, question, choice };
      send('lessons.answer', input, (key) => keyedApi.lessons.answer.mutate(input, withKey(key)));
    },
    act(act, given, correct) {
      const answer = [...given];
      const result: ActResult = { answer, correct };
      change((lesson) => ({
        ...lesson,
        acts: lesson.acts.map((one, index) =>
          index === act ? { ...one, result: one.result ?? result } : one,
        ),
      }));
      const input = { lessonId, act, answer };
      send('lessons.act', input, (key) => keyedApi.lessons.act.mutate(input, withKey(key)));
    },
    async write(prompt, content) {
      const key = randomId();
      const input = { userId, prompt, content };
      await deliver({ key, userId, operation: 'journal.write', input }, () =>
        keyedApi.journal.write.mutate(input, withKey(key)),
      );
      void utils.journal.list.invalidate();
    },
  };
}
