import { CURRICULUM_DAYS, type CurriculumStatus } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './status-card.module.css';

const PARTS = ['focus', 'skills', 'projects'] as const;

/** Where the student stands in the 56 days, and what the week is about. */
export function StatusCard({ status }: { readonly status: CurriculumStatus }) {
  const { t } = useTranslation('curriculum');
  const { weekTheme } = status;
  const place = { week: status.currentWeek, day: status.currentDay, total: CURRICULUM_DAYS };
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.place}>{t('status.place', place)}</h2>
        <span className={styles.left}>{t('status.left', { count: status.daysRemaining })}</span>
      </div>
      <ProgressBar percent={status.totalProgress} label={t('status.progressLabel')} />
      <span className={styles.percent}>
        {t('status.progress', { percent: status.totalProgress })}
      </span>
      <div className={styles.week}>
        <div>
          <h3 className={styles.theme}>{t('status.theme', { theme: weekTheme.title })}</h3>
          <p className={styles.description} lang={weekTheme.language}>
            {weekTheme.description}
          </p>
        </div>
        <ListenButton
          title={weekTheme.title}
          text={`${weekTheme.title}. ${weekTheme.description}`}
          lang={weekTheme.language}
        />
      </div>
      <details className={styles.more}>
        <summary>{t('status.more')}</summary>
        <div className={styles.parts}>
          {PARTS.map((part) => (
            <div key={part}>
              <h4 className={styles.part}>{t(`status.${part}`)}</h4>
              <ul className={styles.list} lang={weekTheme.language}>
                {weekTheme[part].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </Card>
  );
}
