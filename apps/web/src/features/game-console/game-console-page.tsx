import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import styles from './home/home.module.css';
import { MyRooms } from './home/my-rooms.tsx';
import { OpenRoomDialog } from './home/open-room-dialog.tsx';
import { PlayedGames } from './home/played-games.tsx';
import { NewTournamentDialog } from './tournament/new-tournament-dialog.tsx';
import { Tournaments } from './tournament/tournaments.tsx';

/** Multiplayer for teachers: open rooms and lead them, tournaments, and what was played. */
export function GameConsolePage() {
  const { t } = useTranslation('game-console');
  const { user } = useSession();
  const [dialog, setDialog] = useState<'room' | 'tournament' | null>(null);
  const close = () => setDialog(null);
  const approved = user?.approved === true;
  return (
    <WorkSurface>
      <Page
        title={t('home.title')}
        subtitle={t('home.subtitle')}
        width="wide"
        actions={
          <div className={styles.ways}>
            {approved && (
              <>
                <Button variant="cta" onClick={() => setDialog('room')}>
                  {t('home.open')}
                </Button>
                <Button variant="default" onClick={() => setDialog('tournament')}>
                  {t('home.tournament')}
                </Button>
              </>
            )}
            <LinkButton to="/multiplayer-games/question-sets" variant="default">
              {t('home.sets')}
            </LinkButton>
          </div>
        }
      >
        {approved ? (
          <>
            <MyRooms onOpen={() => setDialog('room')} />
            <PlayedGames />
            <Tournaments />
          </>
        ) : (
          <Notice picture="handshake" title={t('home.pendingTitle')}>
            {t('home.pendingText')}
          </Notice>
        )}
      </Page>
      {dialog === 'room' && <OpenRoomDialog onClose={close} />}
      {dialog === 'tournament' && <NewTournamentDialog onClose={close} />}
    </WorkSurface>
  );
}
