import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetInvitation } from '../../app/invitation.ts';
import { lazyWithTexts } from '../../app/lazy-with-texts.ts';
import { useSession } from '../../app/session/use-session.ts';
import { multiplayerSearch } from '../../features/multiplayer/multiplayer-search.ts';

/** One path with a page for each who has it: students play, teachers lead. */
const student = lazyWithTexts(() => import('../-multiplayer/student.tsx'));
const teacher = lazyWithTexts(() => import('../-multiplayer/teacher.tsx'));

export const Route = createFileRoute('/_shared/multiplayer-games')({
  validateSearch: multiplayerSearch,
  loader: async ({ context: { visitor } }) => {
    await (visitor === 'teacher' ? teacher : student).preload();
  },
  component: MultiplayerGames,
});

function MultiplayerGames() {
  const { visitor } = useSession();
  const { code } = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => {
    if (code !== undefined) forgetInvitation();
  }, [code]);
  if (visitor === 'teacher') return <teacher.Page />;
  return (
    <student.Page
      invited={code ?? null}
      onAsked={() => void navigate({ search: {}, replace: true })}
    />
  );
}
