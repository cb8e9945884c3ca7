import type { ArchiveFile, Profile } from '@lamplight/domain/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { refreshSession } from '../../app/session/session.queries.ts';
import { api, trpc } from '../../app/trpc.ts';

/** The own profile. Asked for on every visit: lessons move its numbers. */
export function useProfile() {
  return trpc.profiles.me.useQuery(undefined, { refetchOnMount: 'always' });
}

/** What follows a change: the answer is the profile, and the current user is asked for again (spec 7). */
function useTakeOver(): (profile: Profile) => Promise<void> {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return async (profile) => {
    utils.profiles.me.setData(undefined, profile);
    await refreshSession(queryClient);
  };
}

export function useSaveProfile() {
  const takeOver = useTakeOver();
  return trpc.profiles.update.useMutation({ onSuccess: takeOver });
}

export function useCompleteOnboarding() {
  const takeOver = useTakeOver();
  return trpc.profiles.completeOnboarding.useMutation({ onSuccess: takeOver });
}

/** The children that are linked to a parent; nobody else asks for them (spec 6). */
export function useLinkedChildren(isParent: boolean) {
  return trpc.families.students.useQuery(undefined, { enabled: isParent });
}

export function useChangePassword() {
  return trpc.profiles.changePassword.useMutation();
}

/** Everything that the host keeps about the user, fresh at every call. */
export function fetchOwnArchive(): Promise<ArchiveFile> {
  return api.profiles.exportArchive.query();
}

export function useDeleteOwnAccount() {
  return trpc.auth.deleteAccount.useMutation();
}
