import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useLogin } from './auth.queries.ts';
import { useEnter } from './use-enter.ts';

/** What the sign-in form holds (spec 3). */
export type Credentials = { username: string; password: string };

export interface SignIn {
  readonly attempt: (credentials: Credentials) => Promise<void>;
  readonly pending: boolean;
  /** Why the last attempt failed; null while there is nothing to say. */
  readonly error: unknown;
}

/** Signing in with a name and a password, with the toasts of spec 8. */
export function useSignIn(): SignIn {
  const { t } = useTranslation('auth');
  const login = useLogin();
  const enter = useEnter();
  const failed = useFailureToast();

  const attempt = async ({ username, password }: Credentials) => {
    try {
      await enter(await login.mutateAsync({ username, password }));
    } catch (error) {
      failed({ title: t('login.failed'), error, fallback: t('login.failedText') });
    }
  };
  return { attempt, pending: login.isPending, error: login.error };
}
