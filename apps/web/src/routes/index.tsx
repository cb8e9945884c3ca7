import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../app/session/use-session.ts';
import { homes } from './-homes.ts';

/** '/' is one route with a home for each visitor. */
export const Route = createFileRoute('/')({
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
