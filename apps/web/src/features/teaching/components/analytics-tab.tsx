import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import styles from './analytics-tab.module.css';

export interface AnalyticsTabProps {
  /** Whether there are reports to open. */
  readonly reports: boolean;
  /** Whether there are settings of a class to open. */
  readonly classSettings: boolean;
  readonly onOpen: (part: 'reports' | 'class-settings') => void;
  readonly children: ReactNode;
}

/** The numbers of a class, and the cards that open its reports and its settings (spec 2). */
export function AnalyticsTab({ reports, classSettings, onOpen, children }: AnalyticsTabProps) {
  const { t } = useTranslation('teaching');
  return (
    <div className={styles.analytics}>
      <div className={styles.cards}>
        {reports && (
          <TitledCard title={t('analytics.reports')} className={styles.card}>
            <p className={styles.about}>{t('analytics.reportsAbout')}</p>
            <Button variant="default" onClick={() => onOpen('reports')}>
              {t('analytics.openReports')}
            </Button>
          </TitledCard>
        )}
        {classSettings && (
          <TitledCard title={t('analytics.settings')} className={styles.card}>
            <p className={styles.about}>{t('analytics.settingsAbout')}</p>
            <Button variant="default" onClick={() => onOpen('class-settings')}>
              {t('analytics.openSettings')}
            </Button>
          </TitledCard>
        )}
      </div>
      {children}
    </div>
  );
}
