import { buildQuiz } from '@lamplight/content/quizzes';
import { type ContentBand, contentBand, DEFAULT_AGE } from '@lamplight/domain/age';
import { PROFILE_DEFAULTS } from '@lamplight/domain/profiles';
import {
  type Quiz,
  type QuizAnswers,
  type QuizMarks,
  type QuizSubject,
  quizLevel,
} from '@lamplight/domain/quizzes';
import type { CurrentUser } from '@lamplight/domain/users';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { api, trpc } from '../../app/trpc.ts';
import { randomId } from '../../lib/platform.ts';
import { quizRecord } from './quiz-record.ts';

/** How long a child waits for the host before the quiz is built here, in ms. */
const PATIENCE_MS = 4000;

/** The band of a child's questions, as the host sees it. */
export function quizBandOf({ age }: Pick<CurrentUser, 'age'>): ContentBand {
  return contentBand(age ?? DEFAULT_AGE);
}

/** How far the host says that the child has come. */
export function useHostProgress() {
  return trpc.quizzes.progress.useQuery();
}

/** Makes a quiz: on the host, or on any failure here from the browser's own copy (spec 8). */
export function useMakeQuiz(user: CurrentUser) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async (subject: QuizSubject): Promise<Quiz> => {
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        return await api.quizzes.generate.mutate({ subject }, { signal });
      } catch {
        return buildQuiz({
          subject,
          band: quizBandOf(user),
          seed: `${subject}-${user.id}-here-${randomId()}`,
          met: quizRecord(user.id)[subject].met,
          level: quizLevel(
            utils.profiles.me.getData()?.difficultyLevel ?? PROFILE_DEFAULTS.difficultyLevel,
          ),
        });
      }
    },
  });
}

/** A quiz that was answered to its end. */
export interface QuizReport {
  readonly key: string;
  readonly userId: number;
  readonly answers: QuizAnswers;
}

/** Hands the answers to the host; what can't reach it is kept, answered with null, and sent later. */
export function useFinishQuiz() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ key, userId, answers }: QuizReport): Promise<QuizMarks | null> =>
      deliver({ key, userId, operation: 'quizzes.finish', input: answers }, (options) =>
        keyedApi.quizzes.finish.mutate(answers, options),
      ),
    onSuccess: (marks) => {
      if (marks === null) return;
      void utils.quizzes.invalidate();
      void utils.achievements.invalidate();
      void utils.progress.invalidate();
    },
  });
}
