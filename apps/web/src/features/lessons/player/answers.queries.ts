import type { LessonDetail } from '@lamplight/domain/lessons';
import { useTranslation } from 'react-i18next';
import { deliver } from '../../../app/outbox/deliver.ts';
import { type KeptOptions, keyedApi } from '../../../app/outbox/keyed-api.ts';
import { trpc } from '../../../app/trpc.ts';
import { randomId } from '../../../lib/platform.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { type Answers, withActDone, withChoice } from './answers.ts';

/** Sends what is done in a lesson in the background, or keeps it here until the host is back. */
export function useSentAnswers(userId: number) {
  const { t } = useTranslation('lessons');
  return (operation: string, input: object, call: (options: KeptOptions) => Promise<unknown>) => {
    deliver({ key: randomId(), userId, operation, input }, call).catch(() =>
      showToast({ kind: 'failure', title: t('checks.failed'), text: t('checks.failedText') }),
    );
  };
}

/** Puts a line into the journal, where the safety watch hears it. */
export function useWrittenLine(userId: number): Answers['write'] {
  const utils = trpc.useUtils();
  return async (prompt, content) => {
    const key = randomId();
    const input = { userId, prompt, content };
    await deliver({ key, userId, operation: 'journal.write', input }, (options) =>
      keyedApi.journal.write.mutate(input, options),
    );
    void utils.journal.list.invalidate();
  };
}

/**
 * Takes what a child answers: the page shows it at once, and it travels to the host in the background, or waits here
 * until the host is back. The first answer stays with the lesson, as it does on the host.
 */
export function useAnswers({ id: lessonId }: LessonDetail, userId: number): Answers {
  const utils = trpc.useUtils();
  const send = useSentAnswers(userId);
  const write = useWrittenLine(userId);

  const change = (changed: (lesson: LessonDetail) => LessonDetail) =>
    utils.lessons.detail.setData({ lessonId }, (lesson) => lesson && changed(lesson));

  return {
    check(question, choice) {
      change((lesson) => withChoice(lesson, question, choice));
      const input = { lessonId, question, choice };
      send('lessons.answer', input, (options) => keyedApi.lessons.answer.mutate(input, options));
    },
    act(act, given, correct) {
      const answer = [...given];
      change((lesson) => withActDone(lesson, act, { answer, correct }));
      const input = { lessonId, act, answer };
      send('lessons.act', input, (options) => keyedApi.lessons.act.mutate(input, options));
    },
    write,
  };
}
