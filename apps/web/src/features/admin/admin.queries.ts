import type { ProgressPageInput, UserPageInput } from '@lamplight/domain/admin';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { changeUser, refreshSession } from '../../app/session/session.queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { trpc } from '../../app/trpc.ts';
import { sessionToken } from '../../lib/session-token.ts';

/** The host goes on while a tab is closed: what it shows is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** A page that is wanted stands in for the one before until it is there. */
const PAGED = { ...FRESH, placeholderData: keepPreviousData } as const;

/** Longest list of teachers who wait that is asked for. */
const WAITING = {
  approval: 'waiting',
  size: 100,
  sort: { column: 'created', direction: 'ascending' },
} as const;

/** The accounts that a filter leaves, by pages, and how to ask for all of them. */
export function useUserPage(input: Partial<UserPageInput>) {
  const utils = trpc.useUtils();
  const query = trpc.admin.userPage.useQuery(input, PAGED);
  const all = async () => (await utils.admin.userPage.fetch({ ...input, page: null })).rows;
  return { query, all };
}

/** Teachers whom no admin has approved, those who wait longest first. */
export function useWaitingTeachers() {
  return trpc.admin.userPage.useQuery(WAITING, FRESH);
}

/** Everything that admins see of one account. */
export function useUserDetails(id: number) {
  return trpc.admin.user.useQuery({ id }, FRESH);
}

/** The classes of this host, by name. */
export function useClassNames() {
  return trpc.admin.classNames.useQuery(undefined, FRESH);
}

/** The numbers of this host. */
export function useAdminStats() {
  return trpc.admin.stats.useQuery(undefined, FRESH);
}

/** How far each student has come, by pages, and how to ask for all of them. */
export function useProgressPage(input: Partial<ProgressPageInput>) {
  const utils = trpc.useUtils();
  const query = trpc.admin.progressPage.useQuery(input, PAGED);
  const all = async () => (await utils.admin.progressPage.fetch({ ...input, page: null })).rows;
  return { query, all };
}

/** Mails that the host wrote, newest first. */
export function useOutbox() {
  return trpc.admin.outbox.useQuery(undefined, FRESH);
}

/** The text of a mail, for the own password. */
export function useMailText() {
  return trpc.admin.mailText.useMutation();
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
      utils.admin.userPage.invalidate(),
      utils.admin.user.invalidate(),
      utils.admin.stats.invalidate(),
      utils.admin.progressPage.invalidate(),
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

/** Makes an adult's account. */
export function useCreateAccount() {
  const refresh = useRefresh();
  return trpc.admin.createAccount.useMutation({ onSuccess: refresh });
}

/** Gives somebody a made-up password. */
export function useResetPassword() {
  const refresh = useRefresh();
  return trpc.admin.resetPassword.useMutation({ onSuccess: refresh });
}

/** Signs somebody out everywhere. */
export function useEndSessions() {
  const refresh = useRefresh();
  return trpc.admin.endSessions.useMutation({ onSuccess: refresh });
}
