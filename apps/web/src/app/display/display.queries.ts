import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { cancelSessionRefresh, refreshSession } from '../session/session.queries.ts';
import { trpc } from '../trpc.ts';

const SCOPE = { id: 'display' } as const;

/** How many choices are on their way to the host. */
export function displaysInSaving(queryClient: QueryClient): number {
  return queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === SCOPE.id });
}

/** Saves how pages are shown, one choice after another. */
export function useSaveDisplay() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return trpc.profiles.update.useMutation({
    scope: SCOPE,
    // A user who was asked for before this choice must not undo it when the answer comes.
    onMutate: () => cancelSessionRefresh(queryClient),
    onSuccess: async (profile) => {
      utils.profiles.me.setData(undefined, profile);
      // The answer to an earlier choice must not undo a later one that is on its way.
      if (displaysInSaving(queryClient) <= 1) await refreshSession(queryClient);
    },
  });
}
