import type { RoomSummary } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../card/card.tsx';
import { Picture } from '../../picture/picture.tsx';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { GAME_LOOKS } from '../game-looks.ts';
import styles from './class-game-card.module.css';

export interface ClassGameCardProps {
  readonly room: RoomSummary;
  readonly pending: boolean;
  readonly onJoin: () => void;
}

/** The game that the teacher has opened for the class, with the way in. */
export function ClassGameCard({ room, pending, onJoin }: ClassGameCardProps) {
  const { t } = useTranslation('shell');
  const { picture, subject } = GAME_LOOKS[room.gameType];
  const words = t(room.status === 'playing' ? 'classGame.begun' : 'classGame.waits', {
    name: room.name,
  });
  return (
    <Card as="section" subject={subject} look="tinted" aria-label={t('classGame.title')}>
      <div className={styles.card}>
        <Picture name={picture} size="3rem" />
        <div className={styles.words}>
          <h2 className={styles.title}>{t('classGame.title')}</h2>
          <p>{words}</p>
        </div>
        <ListenButton title={t('classGame.title')} text={`${t('classGame.title')}. ${words}`} />
        <Button variant="cta" className={styles.join} disabled={pending} onClick={onJoin}>
          {t('classGame.join')}
        </Button>
      </div>
    </Card>
  );
}
