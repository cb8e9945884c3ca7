import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { programDay, weekProgress } from '../day-progress.ts';
import { LanternPath } from './lantern-path.tsx';
import styles from './progress-card.module.css';

/** 'Day N of 40' with its bar and path, and the week's activities. */
export function ProgressCard({ currentDay }: { readonly currentDay: number }) {
  const { t } = useTranslation('dashboard');
  const { day, total, percent } = programDay(currentDay);
  const week = weekProgress(currentDay);
  return (
    <Card className={styles.card}>
      <h2 className={styles.day}>{t('progress.day', { day, total })}</h2>
      <ProgressBar percent={percent} label={t('progress.dayLabel')} />
      <LanternPath currentDay={currentDay} />
      <div className={styles.week}>
        <span className={styles.name}>{t('progress.week')}</span>
        <ProgressBar percent={week.percent} label={t('progress.weekLabel')} subject="science" />
        <span className={styles.count}>
          {t('progress.activities', { done: week.done, total: week.total })}
        </span>
      </div>
      <p className={styles.cheer}>
        {t(week.almostDone ? 'progress.almost' : 'progress.keepGoing')}
      </p>
    </Card>
  );
}
