import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { changeUser, refreshSession, resumeSession } from '../../app/session/session.queries.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { clearSessionStorage } from '../../lib/storage.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useLogin } from './auth.queries.ts';
import type { SignIn } from './use-sign-in.ts';

/** Signing in again where one's session has ended, or leaving the page to somebody else. */
export function useSignInAgain(): SignIn & { readonly leave: () => Promise<void> } {
  const { t } = useTranslation('auth');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const login = useLogin();
  const failed = useFailureToast();

  // Who has signed in again in another tab of this browser goes on here, too.
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === sessionToken.key && sessionToken.read()) void refreshSession(queryClient);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [queryClient]);

  return {
    pending: login.isPending,
    error: login.error,
    async attempt(credentials) {
      try {
        const { token, user } = await login.mutateAsync(credentials);
        sessionToken.write(token);
        await resumeSession(queryClient, user);
      } catch (error) {
        failed({ title: t('login.failed'), error, fallback: t('login.failedText') });
      }
    },
    async leave() {
      sessionToken.clear();
      clearSessionStorage();
      changeUser(queryClient, null);
      await navigate({ to: '/login' });
      await router.invalidate();
    },
  };
}
