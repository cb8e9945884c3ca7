import { useTranslation } from 'react-i18next';
import { ReconnectingNotice } from '../../../ui/game/reconnecting-notice.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useBoard } from './tournament.queries.ts';
import { TournamentConsole } from './tournament-console.tsx';

/** A tournament as its teacher leads it: all rooms at once. */
export function TournamentPage({ id }: { readonly id: number }) {
  const { t } = useTranslation('game-console');
  const { query, connected } = useBoard(id);
  return (
    <WorkSurface>
      <Page
        tabTitle={query.data?.name ?? t('tournaments.title')}
        backTo="/multiplayer-games"
        backLabel={t('room.back')}
        width="wide"
      >
        {query.data === undefined ? (
          <QueryState
            query={query}
            count={4}
            loading={t('board.loading')}
            failed={t('board.failed')}
          />
        ) : (
          <>
            <ReconnectingNotice connected={connected} />
            <TournamentConsole board={query.data} />
          </>
        )}
      </Page>
    </WorkSurface>
  );
}
