import { type CurrentGame, MIN_PLAYERS } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { JoinQr } from '../../../ui/game/join-qr.tsx';
import { RoomCode } from '../../../ui/game/room-code.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { RoomCommands } from '../use-room-commands.ts';
import styles from './lobby-view.module.css';
import { PlayerList } from './player-list.tsx';

export interface LobbyViewProps {
  readonly game: CurrentGame;
  readonly me: number;
  readonly commands: RoomCommands;
}

/** A room before its game: who is here, and the way in for others (spec 2, Lobby). */
export function LobbyView({ game: { room }, me, commands }: LobbyViewProps) {
  const { t } = useTranslation(['multiplayer', 'game']);
  const { picture, subject } = GAME_LOOKS[room.gameType];
  const leads = room.hostId === me;
  const own = room.players.find(({ id }) => id === me);
  const enough = room.players.length >= MIN_PLAYERS;
  return (
    <div className={styles.lobby} data-subject={subject}>
      <div className={styles.top}>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          disabled={commands.busy}
          onClick={commands.leave}
        >
          {t('lobby.leave')}
        </Button>
      </div>
      <Card subject={subject} look="tinted" className={styles.head}>
        <Picture name={picture} size="5rem" className={styles.picture} />
        <div className={styles.names}>
          <p className={styles.game}>{t(`game:games.${room.gameType}.name`)}</p>
          <h1 className={styles.name}>{room.name}</h1>
          {room.calm && <p className={styles.calm}>{t('lobby.calm')}</p>}
        </div>
        <div className={styles.way}>
          <RoomCode code={room.id} />
          <div className={styles.qr}>
            <JoinQr code={room.id} size="7.5rem" />
            <span>{t('lobby.qr')}</span>
          </div>
        </div>
      </Card>
      <PlayerList room={room} me={me} />
      {room.locked && <Notice picture="locked">{t('lobby.locked')}</Notice>}
      <div className={styles.ways}>
        {own !== undefined && (
          <Button
            variant={own.isReady ? 'default' : 'subject'}
            size="lg"
            disabled={commands.busy}
            onClick={() => commands.setReady(!own.isReady)}
          >
            {t(own.isReady ? 'lobby.imNotReady' : 'lobby.imReady')}
          </Button>
        )}
        {leads && enough && (
          <Button variant="cta" size="lg" disabled={commands.busy} onClick={commands.start}>
            {t(commands.starting ? 'lobby.starting' : 'lobby.start')}
          </Button>
        )}
        {leads && (
          <Button
            variant="subtle"
            disabled={commands.busy}
            leftSection={
              room.locked ? (
                <IconLockOpen size={20} aria-hidden />
              ) : (
                <IconLock size={20} aria-hidden />
              )
            }
            onClick={() => commands.control(room.locked ? 'unlock' : 'lock')}
          >
            {t(room.locked ? 'lobby.unlock' : 'lobby.lock')}
          </Button>
        )}
      </div>
      <p className={styles.status} role="status">
        {!leads && t('lobby.waiting')}
        {leads && !enough && t('lobby.needsTwo')}
      </p>
    </div>
  );
}
