import {
  type Challenge,
  type ChallengeResult,
  type ChallengeSet,
  scoreChallenge,
} from '@lamplight/domain/challenges';
import type { CurrentUser } from '@lamplight/domain/users';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';
import { type Attempt, keepSet, keptSet, withResult } from './challenge-storage.ts';
import { SUBMIT_CHALLENGE } from './pending-submissions.ts';

/** The newest challenges of a day. */
export function useTodaysChallenges(date: string) {
  return trpc.challenges.today.useQuery({ date });
}

/** Makes a further set for a day. The number is its key: however often it is asked for, it is made once. */
export function useGenerateChallenges(date: string) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: (setNumber: number) =>
      keyedApi.challenges.generate.mutate({ date }, withKey(`challenges-${date}-${setNumber}`)),
    onSuccess: (set) => utils.challenges.today.setData({ date }, set),
  });
}

export interface Submitted {
  readonly result: ChallengeResult;
  /** Whether the answer waits on this device until the host is back. */
  readonly isPending: boolean;
}

interface AnswerToSend {
  readonly key: string;
  readonly user: CurrentUser;
  readonly challenge: Challenge;
  readonly attempt: Attempt;
}

/** Submits an answer. Without the host it is scored here by the same rule, kept, and sent later. */
export function useSubmitChallenge() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async ({ key, user, challenge, attempt }: AnswerToSend): Promise<Submitted> => {
      const { answer, seconds, hintsShown: hintsUsed } = attempt;
      const input = { id: challenge.id, answer, seconds, hintsUsed };
      const call = { key, userId: user.id, operation: SUBMIT_CHALLENGE, input };
      const told = await deliver(call, (options) =>
        keyedApi.challenges.submit.mutate(input, options),
      );
      const result = told ?? { id: challenge.id, answer, ...scoreChallenge(challenge, input) };
      return { result, isPending: told === null };
    },
    onSuccess: ({ result, isPending }, { user, challenge }) => {
      const date = challenge.dateGenerated;
      const kept = keptSet(user.id, date);
      if (kept !== undefined) keepSet(user.id, withResult(kept, result));
      utils.challenges.today.setData({ date }, (set) => set && completed(set, result));
      if (isPending) return;
      void utils.challenges.summary.invalidate();
      void utils.achievements.invalidate();
      void utils.progress.invalidate();
    },
  });
}

function completed(set: ChallengeSet, result: ChallengeResult): ChallengeSet {
  const { challenges } = withResult(set, result);
  return {
    ...set,
    challenges,
    results: [...set.results.filter(({ id }) => id !== result.id), result],
  };
}
