import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Lantern } from '../../../ui/lantern/lantern.tsx';
import { weekDays } from '../day-progress.ts';
import { RewardAhead } from './reward-ahead.tsx';
import styles from './week-path.module.css';

/** The seven days of this week as lanterns on the path, and the reward that waits at its end. */
export function WeekPath({ currentDay }: { readonly currentDay: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.path}>
      <ol className={styles.days} aria-label={t('way.week')}>
        {weekDays(currentDay).map(({ day, state }) => (
          <li
            key={day}
            className={styles.day}
            data-state={state}
            {...(state === 'today' ? { 'aria-current': 'step' as const } : {})}
          >
            {state === 'ahead' ? <span aria-hidden="true">{day}</span> : <Lantern size={22} />}
            <VisuallyHidden>
              {t('progress.pathDay', { day })}
              {state !== 'today' && `, ${t(`progress.${state}`)}`}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <RewardAhead currentDay={currentDay} />
    </div>
  );
}
