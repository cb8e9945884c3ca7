import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOpen, visitorOf } from '../../app/access.ts';
import { takeReturnPath } from '../../app/return-path.ts';
import { type SignedIn, useStoreSession } from '../../app/session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

/** What follows a sign-in: the session is stored, a greeting shows, and the way leads home or back. */
export function useEnter(): (signedIn: SignedIn) => Promise<void> {
  const { t } = useTranslation('auth');
  const storeSession = useStoreSession();
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(
    async (signedIn) => {
      storeSession(signedIn);
      showToast({ kind: 'success', title: t('login.success'), text: t('login.successText') });
      const back = returnPathFor(signedIn);
      if (back !== undefined) {
        router.history.replace(back);
        return;
      }
      // In the history the page of the sign-in gives way, and with it the token of a magic link.
      await navigate({ to: '/', replace: true });
    },
    [storeSession, navigate, router, t],
  );
}

/** Where an adult was whose session had ended, if it is a page of theirs. */
function returnPathFor({ user }: SignedIn): string | undefined {
  const href = takeReturnPath(Date.now());
  const visitor = visitorOf(user);
  if (href === undefined || visitor === 'student') return undefined;
  return mayOpen(new URL(href, window.location.origin).pathname, visitor) ? href : undefined;
}
