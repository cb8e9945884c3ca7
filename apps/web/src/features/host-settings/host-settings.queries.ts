import { trpc } from '../../app/trpc.ts';

/** What the admin chose for this host. */
export function useHostSettings() {
  return trpc.hostSettings.get.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useSaveContacts() {
  const utils = trpc.useUtils();
  return trpc.hostSettings.set.useMutation({
    async onSuccess(settings) {
      utils.hostSettings.get.setData(undefined, settings);
      await utils.host.privacy.invalidate();
    },
  });
}
