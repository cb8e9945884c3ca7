import type { LessonDetail, ModuleView } from '@lamplight/domain/lessons';
import type { ProgressAnswer } from '@lamplight/domain/progress';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';
import { COMPLETE_LESSON } from './pending-completions.ts';

/** The modules with the own progress in each. */
export function useModules() {
  return trpc.lessons.modules.useQuery();
}

/** The lessons of a module, each with its status. */
export function useLessonsOf(moduleId: ModuleView['id']) {
  return trpc.lessons.list.useQuery({ moduleId });
}

/** An open lesson with its text. A locked one fails with LESSON_LOCKED. */
export function useLesson(lessonId: number) {
  return trpc.lessons.detail.useQuery({ lessonId });
}

/** Tells the host that a lesson was begun (spec 4). */
export function useStartLesson() {
  return trpc.lessons.start.useMutation();
}

/** A lesson that was finished. */
export interface CompletionReport {
  readonly key: string;
  readonly userId: number;
  readonly lessonId: number;
  readonly moduleId: number;
  readonly minutes: number;
}

/** What became of a report: the host's answer, or null when it is kept here until the host is back. */
type Completion = ProgressAnswer | null;

/** Told what became of a report, also when the reader has gone on to another page meanwhile. */
export interface CompletionListener {
  readonly onDone: (completion: Completion) => void;
  readonly onFailed: () => void;
}

/** The score that the detail screen sends (spec 9, "Lesson completed from the detail screen"). */
const DETAIL_SCORE = 100;

/** Reports a finished lesson; what can't reach the host is kept and sent later. */
export function useCompleteLesson({ onDone, onFailed }: CompletionListener) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async ({ key, minutes, ...report }: CompletionReport): Promise<Completion> => {
      const input = { ...report, completed: true, score: DETAIL_SCORE, timeSpent: minutes };
      return deliver({ key, userId: report.userId, operation: COMPLETE_LESSON, input }, (options) =>
        keyedApi.lessons.complete.mutate(input, options),
      );
    },
    onError: onFailed,
    onSuccess: async (answer, { lessonId }) => {
      onDone(answer);
      if (answer === null) return;
      // The lesson on the screen needs no second look at the host: all that changed is known.
      await utils.lessons.detail.invalidate(undefined, { refetchType: 'none' });
      utils.lessons.detail.setData(
        { lessonId },
        (lesson): LessonDetail | undefined => lesson && { ...lesson, status: 'completed' },
      );
      void utils.lessons.modules.invalidate();
      void utils.lessons.list.invalidate();
      void utils.lessons.today.invalidate();
      void utils.progress.invalidate();
      void utils.curriculum.invalidate();
    },
  });
}
