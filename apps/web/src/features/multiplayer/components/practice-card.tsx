import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { usePracticeGames } from '../practice.queries.ts';
import styles from './practice-card.module.css';

/** Games whose missed questions are offered at once. */
const SHOWN = 4;

/** The last games with something left to practice; nothing where there is nothing. */
export function PracticeCard({ onPractice }: { readonly onPractice: (gameId: number) => void }) {
  const { t } = useTranslation('multiplayer');
  const games = usePracticeGames();
  const left = (games.data ?? []).filter(({ missed }) => missed > 0).slice(0, SHOWN);
  if (left.length === 0) return null;
  return (
    <TitledCard title={t('practice.title')}>
      <p className={styles.text}>{t('practice.text')}</p>
      <ul className={styles.games}>
        {left.map(({ gameId, gameType, roomName, missed }) => (
          <li key={gameId} className={styles.game} data-subject={GAME_LOOKS[gameType].subject}>
            <Picture name={GAME_LOOKS[gameType].picture} size="2rem" />
            <span className={styles.name}>{roomName}</span>
            <span className={styles.missed}>{t('practice.missed', { count: missed })}</span>
            <Button
              variant="default"
              aria-label={t('practice.openNamed', { name: roomName })}
              onClick={() => onPractice(gameId)}
            >
              {t('practice.open')}
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
