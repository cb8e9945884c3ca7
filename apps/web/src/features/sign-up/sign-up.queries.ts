import { trpc } from '../../app/trpc.ts';

/** Who may make a student's account, as the admin chose; null for what the host was started with. */
export function useChosenSignUp() {
  return trpc.hostSettings.get.useQuery(undefined, {
    refetchOnMount: 'always',
    select: ({ signUp }) => signUp.students,
  });
}

export function useSaveSignUp() {
  const utils = trpc.useUtils();
  return trpc.hostSettings.set.useMutation({
    onSuccess: async (settings) => {
      utils.hostSettings.get.setData(undefined, settings);
      await utils.host.info.invalidate();
    },
  });
}

/** Accounts of the last hour with which nobody has done anything. */
export function useFreshAccounts() {
  return trpc.admin.freshAccounts.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useDeleteFreshAccounts() {
  const utils = trpc.useUtils();
  return trpc.admin.deleteFreshAccounts.useMutation({
    onSuccess: () => Promise.all([utils.admin.invalidate(), utils.audit.invalidate()]),
  });
}
