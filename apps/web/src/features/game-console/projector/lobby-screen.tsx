import type { RoomView } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { JoinQr } from '../../../ui/game/join-qr.tsx';
import { RoomCode } from '../../../ui/game/room-code.tsx';
import { teamLook } from '../../../ui/game/team-looks.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './lobby-screen.module.css';

export interface LobbyScreenProps {
  readonly room: RoomView;
  readonly address: string;
}

/** More names than this would be too small to read from the last row. */
const NAMES_SHOWN = 32;

/** The way into a room: address, code and QR, and the names of those who have come. */
export function LobbyScreen({ room, address }: LobbyScreenProps) {
  const { t } = useTranslation(['game-console', 'game']);
  const { players } = room;
  const shown = players.slice(-NAMES_SHOWN);
  const hidden = players.length - shown.length;
  return (
    <div className={styles.lobby} data-subject={GAME_LOOKS[room.gameType].subject}>
      <header className={styles.head}>
        <Picture name={GAME_LOOKS[room.gameType].picture} size="9vh" />
        <div>
          <h1 className={styles.name}>{room.name}</h1>
          <p className={styles.game}>{t(`game:games.${room.gameType}.name`)}</p>
        </div>
      </header>
      <section className={styles.door}>
        <div className={styles.ways}>
          <p>{t('wall.join')}</p>
          <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
          <div className={styles.code}>
            <RoomCode code={room.id} look="wall" />
          </div>
        </div>
        <div className={styles.scan}>
          <JoinQr code={room.id} origin={address} size="min(34vh, 34vw)" />
          <p>{t('wall.orScan')}</p>
        </div>
      </section>
      <section className={styles.here} aria-live="polite">
        <h2 className={styles.title}>
          {players.length === 0 ? t('wall.lobby') : t('wall.players', { count: players.length })}
        </h2>
        {players.length === 0 ? (
          <p>{t('wall.noPlayers')}</p>
        ) : (
          <ul className={styles.names} data-many={players.length > 16}>
            {shown.map(({ id, firstName, team }) => (
              <li key={id} className={styles.player}>
                {firstName}
                {team !== null && <Picture name={teamLook(team).picture} size="1.2em" />}
              </li>
            ))}
            {hidden > 0 && <li className={styles.player}>{t('wall.more', { count: hidden })}</li>}
          </ul>
        )}
      </section>
    </div>
  );
}
