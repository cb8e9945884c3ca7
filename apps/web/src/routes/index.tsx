import { createFileRoute, redirect } from '@tanstack/react-router';
import { keptInvitation } from '../app/invitation.ts';
import { useSession } from '../app/session/use-session.ts';
import { GuessesAtHome } from '../features/auth/guesses/guesses-at-home.tsx';
import { NewLinksAtHome } from '../features/families/links/new-links-at-home.tsx';
import { classTablet } from '../lib/class-tablet.ts';
import { ErrorBoundary } from './-error-boundary.tsx';
import { homes } from './-homes.ts';

/** '/' is one route with a home for each visitor. */
export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ context: { visitor } }) => {
    // A class tablet begins with its tiles.
    if (visitor === 'logged-out' && classTablet.read() !== undefined) {
      throw redirect({ to: '/tablet', search: { code: '' } });
    }
    // Who scanned the code of a room or a class before signing in goes on there.
    const kept = keptInvitation(Date.now());
    const invited = visitor === 'student' ? kept : undefined;
    if (invited?.to === 'room') {
      throw redirect({ to: '/multiplayer-games', search: { code: invited.code } });
    }
    if (invited?.to === 'class') {
      throw redirect({ to: '/profile', search: { class: invited.code } });
    }
    // So does a parent with a child's slip.
    if (visitor === 'parent' && kept?.to === 'family') {
      throw redirect({ to: '/pair', search: { code: kept.code } });
    }
  },
  loader: async ({ context: { visitor } }) => {
    await homes[visitor].preload();
  },
  component: Home,
});

interface HomeSearch {
  /** Which of their children a parent is looking at. */
  readonly child?: number | undefined;
}

function homeSearch({ child }: Readonly<Record<string, unknown>>): HomeSearch {
  return { child: typeof child === 'number' && Number.isSafeInteger(child) ? child : undefined };
}

function Home() {
  const { visitor } = useSession();
  const { Page } = homes[visitor];
  return (
    <>
      <ErrorBoundary>
        <GuessesAtHome />
      </ErrorBoundary>
      <ErrorBoundary>
        <NewLinksAtHome />
      </ErrorBoundary>
      <Page />
    </>
  );
}
