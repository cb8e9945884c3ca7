import type { RoomView } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { Face } from '../../../ui/face/face.tsx';
import { shownFaces } from '../../../ui/game/shown-faces.ts';
import { TeamBadge } from '../../../ui/game/team-badge.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './player-list.module.css';

export interface PlayerListProps {
  readonly room: RoomView;
  readonly me: number;
}

/** Who is in the room, with Host and Ready badges (spec 2, Lobby). */
export function PlayerList({ room, me }: PlayerListProps) {
  const { t } = useTranslation('multiplayer');
  const faces = shownFaces(room.players, me);
  const count = { here: room.players.length, max: room.maxPlayers };
  return (
    <Section title={t('lobby.players', count)}>
      <ul className={styles.players}>
        {room.players.map(({ id, firstName, isReady, isConnected, team }) => (
          <li key={id} className={styles.player} data-away={!isConnected} data-own={id === me}>
            {faces.has(id) ? (
              <Face userId={id} />
            ) : (
              <span className={styles.initial} aria-hidden="true">
                {[...firstName][0]?.toUpperCase()}
              </span>
            )}
            <span className={styles.name}>
              {firstName} {id === me && <span className={styles.you}>{t('lobby.you')}</span>}
            </span>
            <span className={styles.badges}>
              {team !== null && <TeamBadge team={team} />}
              {id === room.hostId && (
                <span className={styles.badge} data-kind="host">
                  <Picture name="glowing-star" size={20} />
                  {t('lobby.host')}
                </span>
              )}
              {!isConnected ? (
                <span className={styles.badge}>{t('lobby.away')}</span>
              ) : isReady ? (
                <span className={styles.badge} data-kind="ready">
                  <Picture name="check-mark-button" size={20} />
                  {t('lobby.ready')}
                </span>
              ) : (
                <span className={styles.badge}>{t('lobby.notReady')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
