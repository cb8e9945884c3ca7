import type { RoomSummary } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import styles from './home.module.css';
import { useMyRooms } from './home.queries.ts';

/** The rooms that are open now, each with the way to its console and onto the wall. */
export function MyRooms({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('game-console');
  const rooms = useMyRooms();
  return (
    <Section title={t('rooms.title')}>
      {rooms.data === undefined && (
        <QueryState
          query={rooms}
          count={2}
          loading={t('rooms.loading')}
          failed={t('rooms.failed')}
        />
      )}
      {rooms.data?.length === 0 && (
        <EmptyState
          picture="camping"
          text={t('rooms.none')}
          action={<Button onClick={onOpen}>{t('home.open')}</Button>}
        />
      )}
      {rooms.data !== undefined && rooms.data.length > 0 && (
        <ul className={styles.rooms}>
          {rooms.data.map((room) => (
            <RoomCard key={room.id} room={room} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function RoomCard({ room }: { readonly room: RoomSummary }) {
  const { t } = useTranslation(['game-console', 'game']);
  const { id, name, gameType, status, playerCount, maxPlayers } = room;
  const { picture, subject } = GAME_LOOKS[gameType];
  return (
    <Card as="li" subject={subject} className={styles.room}>
      <Picture name={picture} size={48} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          {t(`game:games.${gameType}.name`)} · <strong>{id}</strong>
        </p>
        <p className={styles.facts}>
          {t(`rooms.status.${status}`)} ·{' '}
          {t('rooms.players', { count: playerCount, most: maxPlayers })}
        </p>
      </div>
      <div className={styles.ways}>
        <LinkButton
          to="/multiplayer-games/room/$code"
          params={{ code: id }}
          aria-label={t('rooms.leadRoom', { name })}
        >
          {t('rooms.lead')}
        </LinkButton>
        <LinkButton
          to="/multiplayer-games/projector/$code"
          params={{ code: id }}
          target="_blank"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
          aria-label={t('rooms.wallOf', { name })}
        >
          {t('rooms.wall')}
        </LinkButton>
      </div>
    </Card>
  );
}
