import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Lantern } from '../../../ui/lantern/lantern.tsx';
import { lanternPath } from '../day-progress.ts';
import styles from './lantern-path.module.css';

/** The days around today as lanterns: lit behind, glowing today, dark ahead. */
export function LanternPath({ currentDay }: { readonly currentDay: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <ol className={styles.path} aria-label={t('progress.path')}>
      {lanternPath(currentDay).map(({ day, state, fits }) => (
        <li
          key={day}
          className={styles.step}
          data-state={state}
          data-fits={fits}
          {...(state === 'today' ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={styles.lantern} aria-hidden="true">
            {state === 'ahead' ? day : <Lantern size={22} />}
          </span>
          <span className={styles.name}>
            {state === 'today' ? t('progress.pathToday') : t('progress.pathDay', { day })}
            {state !== 'today' && <VisuallyHidden>, {t(`progress.${state}`)}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
