import type {
  ActionAnswer,
  ActivityAnswers,
  ActivityMarks,
  Recommendation,
} from '@lamplight/domain/recommendations';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';

/** What the child could do next. */
export function useRecommendations() {
  return trpc.recommendations.list.useQuery();
}

/** How the child learns. */
export function useInsights() {
  return trpc.insights.mine.useQuery();
}

/** Puts a changed recommendation into the list that is shown. */
function useReplace() {
  const utils = trpc.useUtils();
  return (changed: Recommendation) =>
    utils.recommendations.list.setData(undefined, (known) =>
      known?.map((each) => (each.id === changed.id ? changed : each)),
    );
}

/** Makes a new set. */
export function useRefresh() {
  const utils = trpc.useUtils();
  return trpc.recommendations.refresh.useMutation({
    onSuccess(list) {
      utils.recommendations.list.setData(undefined, list);
      void utils.insights.invalidate();
    },
  });
}

/** Accepts, turns down or judges a recommendation; the card shows what the host says of it. */
export function useAct() {
  const replace = useReplace();
  return trpc.recommendations.act.useMutation({
    onSuccess: ({ recommendation }: ActionAnswer) => replace(recommendation),
  });
}

/** The answers to an activity. */
export interface FinishedActivity {
  readonly key: string;
  readonly userId: number;
  readonly recommendation: Recommendation;
  readonly answers: ActivityAnswers;
}

/** Told what became of the answers, also when the child has gone on to another page meanwhile. */
export interface ActivityListener {
  /** @param marks null when the answers are kept here until the host is back */
  readonly onDone: (marks: ActivityMarks | null) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Hands the answers to the host; what can't reach it is kept, answered with null, and sent later. */
export function useFinishActivity({ onDone, onFailed }: ActivityListener) {
  const utils = trpc.useUtils();
  const replace = useReplace();
  return useMutation({
    mutationFn: ({ key, userId, answers }: FinishedActivity): Promise<ActivityMarks | null> =>
      deliver({ key, userId, operation: 'recommendations.finish', input: answers }, (options) =>
        keyedApi.recommendations.finish.mutate(answers, options),
      ),
    onError: onFailed,
    onSuccess(marks, { recommendation }) {
      onDone(marks);
      if (marks === null) {
        replace({ ...recommendation, status: 'completed', isCompleted: true });
        return;
      }
      void utils.recommendations.invalidate();
      void utils.insights.invalidate();
      void utils.achievements.invalidate();
      void utils.progress.invalidate();
    },
  });
}
