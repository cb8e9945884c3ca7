import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeAt } from '../app/access.ts';
import { type Invitation, keepInvitation } from '../app/invitation.ts';
import { keepReturnPath } from '../app/return-path.ts';
import { useSession } from '../app/session/use-session.ts';
import { sessionToken } from '../lib/session-token.ts';
import { AccessDenied } from '../ui/states/access-denied.tsx';
import { PageNotFound } from '../ui/states/page-not-found.tsx';
import { showToast } from '../ui/toast/show-toast.ts';
import { homes } from './-homes.ts';

const { Page: LandingPage } = homes['logged-out'];

/** What stands where the visitor has no page: the landing page, a refusal, or 'Page Not Found'. */
export function Fallback() {
  const { visitor } = useSession();
  const { pathname, search, href } = useLocation();
  const outcome = outcomeAt(pathname, visitor);
  useReturnPath(outcome === 'landing' ? href : undefined);
  useInvitation(outcome === 'landing' ? invitationAt(pathname, search) : undefined);
  if (outcome === 'landing') return <LandingPage />;
  return outcome === 'denied' ? <AccessDenied /> : <PageNotFound />;
}

/** What leads to a page that a visitor does not have; a parent's slip has a page for them. */
type InvitationToSignIn = Invitation & { readonly to: 'room' | 'class' };

/** What a scanned address invites to. */
function invitationAt(
  pathname: string,
  search: { readonly code?: string | undefined; readonly class?: string | undefined },
): InvitationToSignIn | undefined {
  if (pathname === '/multiplayer-games' && search.code !== undefined) {
    return { to: 'room', code: search.code };
  }
  if (pathname === '/profile' && search.class !== undefined) {
    return { to: 'class', code: search.class };
  }
  return undefined;
}

/** Keeps an invitation for who has to sign in first, and says so. */
function useInvitation(invitation: InvitationToSignIn | undefined): void {
  const { t } = useTranslation('shell');
  const { to, code } = invitation ?? {};
  useEffect(() => {
    if (to === undefined || code === undefined) return;
    keepInvitation({ to, code }, Date.now());
    const title = t(`invited.${to}.title`, { code });
    showToast({ kind: 'note', title, text: t(`invited.${to}.text`) });
  }, [to, code, t]);
}

/** Keeps where somebody was whose session, of which this browser still has the token, is over. */
function useReturnPath(href: string | undefined): void {
  useEffect(() => {
    if (href !== undefined && sessionToken.read() !== undefined) keepReturnPath(href, Date.now());
  }, [href]);
}
