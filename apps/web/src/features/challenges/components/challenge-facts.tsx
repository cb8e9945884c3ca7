import type { Challenge } from '@lamplight/domain/challenges';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CHALLENGE_LOOKS } from '../challenge-look.ts';
import styles from './challenge-facts.module.css';

type Facts = Pick<Challenge, 'type' | 'difficulty' | 'estimatedTime' | 'points'>;

/** Type, difficulty, minutes and points of a challenge. */
export function ChallengeFacts({ challenge }: { readonly challenge: Facts }) {
  const { t } = useTranslation('challenges');
  const { type, difficulty, estimatedTime, points } = challenge;
  return (
    <ul className={styles.facts}>
      <li className={styles.type} data-subject={CHALLENGE_LOOKS[type].subject}>
        {t(`types.${type}`)}
      </li>
      <li>{t(`difficulty.${difficulty}`)}</li>
      <li className={styles.minutes}>
        <IconClock size={18} aria-hidden />
        {t('minutes', { count: estimatedTime })}
      </li>
      <li className={styles.points}>{t('points', { count: points })}</li>
    </ul>
  );
}
