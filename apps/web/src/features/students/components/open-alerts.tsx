import type { ChildAlerts } from '@lamplight/domain/safety';
import { useTranslation } from 'react-i18next';
import { usePresenting } from '../../../lib/presenting.ts';
import { Card } from '../../../ui/card/card.tsx';
import { HomeNoticeLink } from '../../../ui/home-notice/home-notice-link.tsx';
import styles from './students.module.css';

interface AlertCountProps {
  readonly waiting: ChildAlerts;
}

/** How many alerts about a child are open. What they are about stands at the safety desk alone. */
export function AlertCount({ waiting: { alerts } }: AlertCountProps) {
  const { t } = useTranslation('students');
  const urgent = alerts.filter(({ level }) => level === 'severe').length;
  const others = alerts.length - urgent;
  return (
    <p className={styles.open}>
      {urgent > 0 && <strong>{t('alerts.urgent', { count: urgent })}</strong>}
      {urgent > 0 && others > 0 && ' '}
      {others > 0 && (
        <span>{t(urgent > 0 ? 'alerts.standard' : 'alerts.only', { count: others })}</span>
      )}
    </p>
  );
}

/** The way to the safety desk. */
export function DeskLink({ isUrgent }: { readonly isUrgent: boolean }) {
  const { t } = useTranslation('students');
  return <HomeNoticeLink part="care" text={t('alerts.desk')} isUrgent={isUrgent} />;
}

/** Says on the page of a student that alerts about them are open; not where others see the screen. */
export function OpenAlerts({ waiting }: AlertCountProps) {
  const { t } = useTranslation('students');
  const isPresenting = usePresenting();
  if (isPresenting) return null;
  return (
    <Card as="section" className={styles.alerts} aria-label={t('alerts.title')}>
      <AlertCount waiting={waiting} />
      <DeskLink isUrgent={waiting.isUrgent} />
    </Card>
  );
}
