import type { ConsoleView } from '@lamplight/domain/multiplayer';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { RoomCode } from '../../../ui/game/room-code.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './room-console.module.css';

/** Name, code and settings of a room, and the way to its projector view. */
export function RoomHead({ view }: { readonly view: ConsoleView }) {
  const { t } = useTranslation(['game-console', 'game']);
  const { room, session, console: seen } = view;
  return (
    <div className={styles.head}>
      <Picture name={GAME_LOOKS[room.gameType].picture} size={56} />
      <div className={styles.words}>
        <h1 className={styles.name}>{room.name}</h1>
        <p className={styles.facts}>
          {t('room.facts', {
            game: t(`game:games.${room.gameType}.name`),
            band: t(`bands.${room.band}`),
          })}
        </p>
        <p className={styles.marks}>
          <span className={styles.mark}>{t(`rooms.status.${room.status}`)}</span>
          {room.calm && <span className={styles.mark}>{t('room.calm')}</span>}
          {room.locked && <span className={styles.mark}>{t('room.locked')}</span>}
        </p>
      </div>
      <RoomCode code={room.id} />
      <div className={styles.ways}>
        <LinkButton
          to="/multiplayer-games/projector/$code"
          params={{ code: room.id }}
          target="_blank"
          variant="default"
          leftSection={<IconExternalLink size={20} aria-hidden />}
        >
          {t('room.wall')}
        </LinkButton>
        {room.status === 'finished' && session !== null && (
          <LinkButton
            to="/multiplayer-games/report/$gameId"
            params={{ gameId: String(session.id) }}
            variant="default"
          >
            {t('room.report')}
          </LinkButton>
        )}
        {seen.tournamentId !== null && (
          <LinkButton
            to="/multiplayer-games/tournament/$id"
            params={{ id: String(seen.tournamentId) }}
            variant="default"
          >
            {t('room.tournament')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
