import { useTranslation } from 'react-i18next';
import { ReconnectingNotice } from '../../../ui/game/reconnecting-notice.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import { MessageCard } from '../../../ui/states/message-card.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { isGone } from '../live.ts';
import { useConsole } from './room.queries.ts';
import { RoomConsole } from './room-console.tsx';

/** The console of one room: for the teacher who leads it, with real names and the right answer. */
export function RoomConsolePage({ code }: { readonly code: string }) {
  const { t } = useTranslation('game-console');
  const { query, connected } = useConsole(code);
  const view = query.data;
  const gone = isGone(query.error) || view?.room.status === 'closed';
  return (
    <WorkSurface>
      <Page
        tabTitle={view?.room.name ?? code}
        backTo="/multiplayer-games"
        backLabel={t('room.back')}
        width="wide"
      >
        {gone ? (
          <MessageCard
            picture="waving-hand"
            title={t('room.closedTitle')}
            text={t('room.closedText')}
          />
        ) : (
          view === undefined && (
            <QueryState
              query={query}
              count={3}
              shape="rows"
              loading={t('room.loading')}
              failed={t('room.failed')}
            />
          )
        )}
        {!gone && view !== undefined && (
          <>
            <ReconnectingNotice connected={connected} />
            <RoomConsole view={view} />
          </>
        )}
      </Page>
    </WorkSurface>
  );
}
