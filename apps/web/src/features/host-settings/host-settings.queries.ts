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

/** Where the host stands, as its clock tells. */
export function usePlace() {
  return trpc.hostSettings.place.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Notes that somebody looked today whether the numbers to call are right. */
export function useCheckHelplines() {
  const utils = trpc.useUtils();
  return trpc.hostSettings.checkHelplines.useMutation({
    onSuccess: (settings) => utils.hostSettings.get.setData(undefined, settings),
  });
}
