import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type SignedIn, useStoreSession } from '../../app/session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

/** What follows a sign-in: the session is stored, a greeting shows, and the way leads home. */
export function useEnter(): (signedIn: SignedIn) => Promise<void> {
  const { t } = useTranslation('auth');
  const storeSession = useStoreSession();
  const navigate = useNavigate();
  return useCallback(
    async (signedIn) => {
      storeSession(signedIn);
      showToast({ kind: 'success', title: t('login.success'), text: t('login.successText') });
      // In the history the page of the sign-in gives way, and with it the token of a magic link.
      await navigate({ to: '/', replace: true });
    },
    [storeSession, navigate, t],
  );
}
