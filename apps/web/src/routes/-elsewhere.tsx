import { useLocation } from '@tanstack/react-router';
import { outcomeAt } from '../app/access.ts';
import { useSession } from '../app/session/use-session.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { AccessDenied } from '../ui/states/access-denied.tsx';
import { PageNotFound } from '../ui/states/page-not-found.tsx';

/** What stands where the visitor has no page: the landing page, a refusal, or 'Page Not Found'. */
export function Elsewhere() {
  const { visitor } = useSession();
  const { pathname } = useLocation();
  const outcome = outcomeAt(pathname, visitor);
  if (outcome === 'landing') return <LandingPage />;
  return outcome === 'denied' ? <AccessDenied /> : <PageNotFound />;
}
