import { trpc } from '../../../app/trpc.ts';

/** What the home has just brought along is not asked for again, in ms. */
const FRESH_MS = 60_000;

/** Wrong passwords that somebody has tried for the own account; null while nobody guesses. */
export function useGuesses(enabled: boolean) {
  return trpc.auth.guesses.useQuery(undefined, { enabled, staleTime: FRESH_MS });
}

export function useDismissGuesses() {
  const utils = trpc.useUtils();
  return trpc.auth.dismissGuesses.useMutation({
    onSuccess: () => utils.auth.guesses.setData(undefined, null),
  });
}
