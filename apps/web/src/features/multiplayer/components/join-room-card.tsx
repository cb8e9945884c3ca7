import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { typedCode } from '../room-code.ts';
import styles from './room-cards.module.css';

export interface JoinRoomCardProps {
  readonly pending: boolean;
  readonly onJoin: (code: string) => void;
}

/** Joins a room by its code (spec 2, Join Room card); the letters become large as they are typed (spec 9). */
export function JoinRoomCard({ pending, onJoin }: JoinRoomCardProps) {
  const { t } = useTranslation('multiplayer');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '') onJoin(code);
  };
  return (
    <TitledCard title={t('join.title')} className={styles.card}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{t('join.text')}</p>
        <TextField
          label={t('join.code')}
          className={styles.code}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(typedCode(event.currentTarget.value))}
        />
        <Button type="submit" size="lg" disabled={pending || code === ''}>
          {t(pending ? 'join.pending' : 'join.submit')}
        </Button>
      </form>
    </TitledCard>
  );
}
