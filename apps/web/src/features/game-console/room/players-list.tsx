import type { ConsolePlayer, ConsoleView } from '@lamplight/domain/multiplayer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/fields.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { orderPlayers, PLAYER_ORDERS, type PlayerOrder } from './player-order.ts';
import { PlayerRow } from './player-row.tsx';
import styles from './players-list.module.css';

export interface PlayersListProps {
  readonly view: ConsoleView;
  readonly onHelp: (player: ConsolePlayer) => void;
  readonly onRemove: (player: ConsolePlayer) => void;
}

/** The children of the room by their real names: who is here, who has answered, how they do. */
export function PlayersList({ view, onHelp, onRemove }: PlayersListProps) {
  const { t, i18n } = useTranslation('game-console');
  const [order, setOrder] = useState<PlayerOrder>('name');
  const { room, session, console: seen } = view;
  const asked = room.status === 'playing' && session?.gamePhase === 'question';
  return (
    <Section
      title={t('players.title')}
      actions={
        <SelectField
          label={t('players.order')}
          value={order}
          onChange={({ currentTarget }) => setOrder(currentTarget.value as PlayerOrder)}
          data={PLAYER_ORDERS.map((value) => ({ value, label: t(`players.orders.${value}`) }))}
        />
      }
    >
      {seen.players.length === 0 ? (
        <EmptyState picture="backpack" text={t('players.none')} />
      ) : (
        <ul className={styles.players}>
          {orderPlayers(seen.players, order, i18n.language).map((player) => (
            <PlayerRow
              key={player.id}
              player={player}
              asked={asked}
              inLobby={room.status === 'waiting'}
              onHelp={() => onHelp(player)}
              onRemove={() => onRemove(player)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
