import type { MathMarks, MathRound, MathState } from '@lamplight/domain/math-games';
import type { CurrentUser } from '@lamplight/domain/users';
import { useMutation } from '@tanstack/react-query';
import { deliver } from '../../app/outbox/deliver.ts';
import { keyedApi } from '../../app/outbox/keyed-api.ts';
import { useOutboxState } from '../../app/outbox/use-outbox.ts';
import { trpc } from '../../app/trpc.ts';
import { arenaRecord, firstState, shownState } from './arena-record.ts';

const FINISH_LEVEL = 'mathGames.finish';

/** Where a child stands, also while the host can't be reached; undefined until it is known. */
export function useArenaState(user: CurrentUser): MathState | undefined {
  const { data: host, isPending } = trpc.mathGames.state.useQuery();
  const waiting = useOutboxState().waiting.some(
    (call) => call.userId === user.id && call.operation === FINISH_LEVEL,
  );
  const state = shownState({ host, kept: arenaRecord(user.id), waiting });
  return state ?? (isPending ? undefined : firstState(user));
}

/** A level that was played to its end. */
export interface RoundReport {
  readonly key: string;
  readonly userId: number;
  readonly round: MathRound;
}

/** Hands a finished level to the host; what can't reach it is kept, answered with null, and sent later. */
export function useFinishLevel() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: ({ key, userId, round }: RoundReport): Promise<MathMarks | null> =>
      deliver({ key, userId, operation: FINISH_LEVEL, input: round }, (options) =>
        keyedApi.mathGames.finish.mutate(round, options),
      ),
    // After a refusal, too, the host's word is the one that counts.
    onSettled: (marks) => {
      if (marks === null) return;
      void utils.mathGames.invalidate();
      void utils.achievements.invalidate();
      void utils.progress.invalidate();
    },
  });
}
