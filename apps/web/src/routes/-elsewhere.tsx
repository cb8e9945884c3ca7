import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeAt } from '../app/access.ts';
import { keepInvitation } from '../app/invitation.ts';
import { useSession } from '../app/session/use-session.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { AccessDenied } from '../ui/states/access-denied.tsx';
import { PageNotFound } from '../ui/states/page-not-found.tsx';
import { showToast } from '../ui/toast/show-toast.ts';

/** What stands where the visitor has no page: the landing page, a refusal, or 'Page Not Found'. */
export function Elsewhere() {
  const { visitor } = useSession();
  const { pathname, search } = useLocation();
  const outcome = outcomeAt(pathname, visitor);
  useInvitation(
    outcome === 'landing' && pathname === '/multiplayer-games' ? search.code : undefined,
  );
  if (outcome === 'landing') return <LandingPage />;
  return outcome === 'denied' ? <AccessDenied /> : <PageNotFound />;
}

/** Keeps the code of a room for who has to sign in first, and says so. */
function useInvitation(code: string | undefined): void {
  const { t } = useTranslation('shell');
  useEffect(() => {
    if (code === undefined) return;
    keepInvitation(code, Date.now());
    showToast({ kind: 'note', title: t('invited.title', { code }), text: t('invited.text') });
  }, [code, t]);
}
