import type { PracticeAnswer } from '@lamplight/domain/game-practice';
import { useMutation } from '@tanstack/react-query';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';
import { randomId } from '../../lib/platform.ts';

/** The reader's last games, with what was missed in each. */
export function usePracticeGames() {
  return trpc.gamePractice.games.useQuery(undefined, { refetchOnMount: 'always' });
}

/** The questions that the reader missed in a game. They stay as they are while they are practiced. */
export function usePractice(gameId: number) {
  return trpc.gamePractice.get.useQuery({ gameId }, { refetchOnMount: 'always', gcTime: 0 });
}

/** Marks an answer in practice, on the host. */
export function useMarkPractice() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: (answer: PracticeAnswer) =>
      keyedApi.gamePractice.answer.mutate(answer, withKey(randomId())),
    onSuccess: () => void utils.gamePractice.games.invalidate(),
  });
}
