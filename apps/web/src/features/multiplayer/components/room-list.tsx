import type { RoomSummary } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRooms } from '../../../ui/game/class-game/class-game.queries.ts';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import styles from './room-list.module.css';

export interface RoomListProps {
  readonly pending: boolean;
  readonly onJoin: (code: string) => void;
}

/** The rooms that can be joined now (spec 2, Available Rooms). */
export function RoomList({ pending, onJoin }: RoomListProps) {
  const { t } = useTranslation('multiplayer');
  const rooms = useRooms('games');
  return (
    <Section title={t('rooms.title')}>
      {rooms.data === undefined ? (
        <QueryState
          query={rooms}
          count={2}
          shape="rows"
          loading={t('rooms.loading')}
          failed={t('rooms.failed')}
        />
      ) : rooms.data.length === 0 ? (
        <EmptyState picture="camping" text={t('rooms.empty')} />
      ) : (
        <ul className={styles.rooms}>
          {rooms.data.map((room) => (
            <RoomRow key={room.id} room={room} pending={pending} onJoin={() => onJoin(room.id)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface RoomRowProps {
  readonly room: RoomSummary;
  readonly pending: boolean;
  readonly onJoin: () => void;
}

function RoomRow({ room, pending, onJoin }: RoomRowProps) {
  const { t } = useTranslation(['multiplayer', 'game']);
  const { picture, subject } = GAME_LOOKS[room.gameType];
  const full = room.playerCount >= room.maxPlayers;
  return (
    <li className={styles.room} data-subject={subject}>
      <Picture name={picture} size="2.75rem" />
      <div className={styles.words}>
        <h3 className={styles.name}>{room.name}</h3>
        <p className={styles.facts}>
          <span>{t(`game:games.${room.gameType}.name`)}</span>
          <span>{t('rooms.players', { here: room.playerCount, max: room.maxPlayers })}</span>
          {room.forClass ? (
            <span>{t('rooms.class')}</span>
          ) : (
            <span>{t('rooms.host', { name: room.createdBy })}</span>
          )}
          {room.calm && <span>{t('rooms.calm')}</span>}
          {room.status === 'playing' && <span>{t('rooms.playing')}</span>}
        </p>
      </div>
      {full ? (
        <span className={styles.full}>{t('rooms.full')}</span>
      ) : (
        <Button
          variant="subject"
          disabled={pending}
          aria-label={t('rooms.joinNamed', { name: room.name })}
          onClick={onJoin}
        >
          {t('rooms.join')}
        </Button>
      )}
    </li>
  );
}
