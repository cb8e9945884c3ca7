import { trpc } from '../../app/trpc.ts';

/** Who may make a student's account now, whether chosen here or at the start. */
export function useStudentSignUp() {
  return trpc.host.info.useQuery(undefined, {
    refetchOnMount: 'always',
    select: ({ studentSignUp }) => studentSignUp,
  });
}

export function useSaveSignUp() {
  const utils = trpc.useUtils();
  return trpc.hostSettings.set.useMutation({ onSuccess: () => utils.host.info.invalidate() });
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
