import { trpc } from '../../app/trpc.ts';

/** How the models of this host do; an admin who looks wants to know how it is now. */
export function useAiStatus() {
  return trpc.ai.status.useQuery(undefined, { refetchOnMount: 'always' });
}

/** The settings of the host, for how often models may answer. */
export function useAiBudget() {
  return trpc.hostSettings.get.useQuery(undefined, { refetchOnMount: 'always' });
}

/** How much of today's budget is used. */
export function useAiUsage() {
  return trpc.ai.usage.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useSaveAiBudget() {
  const utils = trpc.useUtils();
  return trpc.hostSettings.set.useMutation({
    async onSuccess(settings) {
      utils.hostSettings.get.setData(undefined, settings);
      await utils.ai.usage.invalidate();
    },
  });
}
