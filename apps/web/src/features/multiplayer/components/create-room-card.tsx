import {
  GAMES,
  type GameType,
  MIN_PLAYERS,
  type NewRoom,
  ROOM_NAME_MAX,
} from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import styles from './room-cards.module.css';

export interface CreateRoomCardProps {
  readonly game: GameType;
  /** Whether the reader is still learning to read: one button, and a calm game unless they say otherwise. */
  readonly young: boolean;
  readonly pending: boolean;
  readonly onCreate: (room: NewRoom) => void;
}

/** Opens a room for the picked game (spec 2, Create Room card). */
export function CreateRoomCard({ game, young, pending, onCreate }: CreateRoomCardProps) {
  const { t } = useTranslation(['multiplayer', 'game']);
  const { maxPlayers } = GAMES[game];
  const ownName = t('create.ownName', { game: t(`game:games.${game}.name`) }).slice(
    0,
    ROOM_NAME_MAX,
  );
  const [name, setName] = useState('');
  const [seats, setSeats] = useState<number | null>(null);
  const [calm, setCalm] = useState(young);
  const sizes = Array.from({ length: maxPlayers - MIN_PLAYERS + 1 }, (_, at) => at + MIN_PLAYERS);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCreate({
      gameType: game,
      name: name.trim() === '' ? ownName : name,
      maxPlayers: Math.min(seats ?? maxPlayers, maxPlayers),
      calm,
    });
  };

  return (
    <TitledCard title={t('create.title')} className={styles.card}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{t('create.text')}</p>
        {!young && (
          <>
            <TextField
              label={t('create.name')}
              placeholder={ownName}
              maxLength={ROOM_NAME_MAX}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <SelectField
              label={t('create.maxPlayers')}
              data={sizes.map(String)}
              value={String(Math.min(seats ?? maxPlayers, maxPlayers))}
              onChange={(event) => setSeats(Number(event.currentTarget.value))}
            />
          </>
        )}
        <SwitchField
          label={t('create.calm')}
          description={t('create.calmText')}
          checked={calm}
          onChange={(event) => setCalm(event.currentTarget.checked)}
        />
        <Button type="submit" variant="cta" size="lg" disabled={pending}>
          {t(pending ? 'create.pending' : 'create.submit')}
        </Button>
      </form>
    </TitledCard>
  );
}
