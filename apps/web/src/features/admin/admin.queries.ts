import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { changeUser, refreshSession } from '../../app/session/session.queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { trpc } from '../../app/trpc.ts';
import { sessionToken } from '../../lib/session-token.ts';

/** The host goes on while a tab is closed: what it shows is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** Every account of this host. */
export function useUsers() {
  return trpc.admin.users.useQuery(undefined, FRESH);
}

/** The numbers of this host. */
export function useAdminStats() {
  return trpc.admin.stats.useQuery(undefined, FRESH);
}

/** How far each student has come. */
export function useAdminProgress() {
  return trpc.admin.progress.useQuery(undefined, FRESH);
}

/** Mails that the host wrote, newest first. */
export function useOutbox() {
  return trpc.admin.outbox.useQuery(undefined, FRESH);
}

/** Whether a mail server takes the mails; undefined until that is known. */
export function useMailConfigured(): boolean | undefined {
  return trpc.host.info.useQuery().data?.mailConfigured;
}

/** Brings accounts and numbers up to date after an account changed. */
function useRefresh() {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.admin.users.invalidate(),
      utils.admin.stats.invalidate(),
      utils.admin.progress.invalidate(),
    ]);
  };
}

/** Changes an account. Who changes their own is shown under the new name at once. */
export function useUpdateUser() {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const { user } = useSession();
  return trpc.admin.updateUser.useMutation({
    onSuccess: async ({ id }) => {
      await refresh();
      if (id === user?.id) await refreshSession(queryClient);
    },
  });
}

/** Deletes an account. Who deletes their own is signed out. */
export function useDeleteUser() {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { user } = useSession();
  return trpc.admin.deleteUser.useMutation({
    onSuccess: async (_receipt, { id }) => {
      if (id !== user?.id) return refresh();
      sessionToken.clear();
      changeUser(queryClient, null);
      await navigate({ to: '/' });
      await router.invalidate();
    },
  });
}

/** Lets a teacher see the students of the class. */
export function useApproveTeacher() {
  const refresh = useRefresh();
  return trpc.admin.approveTeacher.useMutation({ onSuccess: refresh });
}
