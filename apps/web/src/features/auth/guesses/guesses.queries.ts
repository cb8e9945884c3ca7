import { trpc } from '../../../app/trpc.ts';

/** Wrong passwords that somebody has tried for the own account; null while nobody guesses. */
export function useGuesses(enabled: boolean) {
  return trpc.auth.guesses.useQuery(undefined, { enabled, refetchOnMount: 'always' });
}

export function useDismissGuesses() {
  const utils = trpc.useUtils();
  return trpc.auth.dismissGuesses.useMutation({
    onSuccess: () => utils.auth.guesses.setData(undefined, null),
  });
}
