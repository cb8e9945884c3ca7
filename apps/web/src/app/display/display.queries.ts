import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { cancelSessionRefresh, refreshSession } from '../session/session.queries.ts';
import { trpc } from '../trpc.ts';

/** Saves how pages are shown, one choice after another. */
export function useSaveDisplay() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return trpc.profiles.update.useMutation({
    scope: { id: 'display' },
    // A user who was asked for before this choice must not undo it when the answer comes.
    onMutate: () => cancelSessionRefresh(queryClient),
    onSuccess: async (profile) => {
      utils.profiles.me.setData(undefined, profile);
      const mutationKey = getMutationKey(trpc.profiles.update);
      // The answer to an earlier choice must not undo a later one that is on its way.
      if (queryClient.isMutating({ mutationKey }) <= 1) await refreshSession(queryClient);
    },
  });
}
