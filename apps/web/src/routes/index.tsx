import { createFileRoute, redirect } from '@tanstack/react-router';
import { keptInvitation } from '../app/invitation.ts';
import { useSession } from '../app/session/use-session.ts';
import { homes } from './-homes.ts';

/** '/' is one route with a home for each visitor. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { visitor } }) => {
    // Who scanned the code of a room before signing in goes on to that room.
    const code = visitor === 'student' ? keptInvitation(Date.now()) : undefined;
    if (code !== undefined) throw redirect({ to: '/multiplayer-games', search: { code } });
  },
  loader: async ({ context: { visitor } }) => {
    await homes[visitor].preload();
  },
  component: Home,
});

function Home() {
  const { visitor } = useSession();
  const { Page } = homes[visitor];
  return <Page />;
}
