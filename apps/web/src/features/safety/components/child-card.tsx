import type { ChildAlerts, Going, SafetyAlert } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import styles from './alert-item.module.css';
import { AlertItem } from './alert-item.tsx';
import { GoingButton } from './going-button.tsx';

export interface ChildCardProps {
  readonly child: ChildAlerts;
  readonly onRead: (alert: SafetyAlert) => void;
  readonly onAcknowledge: (alerts: readonly SafetyAlert[]) => void;
}

/** A child and what it wrote that somebody should look at, in the order in which it wrote: one card, however many. */
export function ChildCard({ child, onRead, onAcknowledge }: ChildCardProps) {
  const { t } = useTranslation('safety');
  const { student, isDrill, isUrgent, alerts } = child;
  const { name, username } = student;
  const open = alerts.filter(({ acknowledged }) => acknowledged === null);
  const level = isUrgent ? 'severe' : 'standard';
  const isMany = alerts.length > 1;
  return (
    <Card as="li" className={styles.card}>
      <p className={styles.head}>
        <span className={styles.level} data-level={isDrill ? 'standard' : level}>
          {isDrill ? t('drill') : t(`level.${level}`)}
        </span>
        <strong>{name}</strong>
        {name !== username && <span className={styles.soft}>{username}</span>}
        {isMany && <span className={styles.soft}>{t('messages', { count: alerts.length })}</span>}
      </p>
      <OnTheWay alerts={open} />
      {open.length > 0 && (
        <div className={styles.ways}>
          <GoingButton alerts={open} />
          <Button
            aria-label={`${t('acknowledge.button')}: ${name}`}
            onClick={() => onAcknowledge(open)}
          >
            {open.length > 1
              ? t('acknowledge.all', { count: open.length })
              : t('acknowledge.button')}
          </Button>
        </div>
      )}
      <ol className={styles.alerts}>
        {alerts.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            isOneOfMany={isMany}
            onRead={() => onRead(alert)}
            onAcknowledge={() => onAcknowledge([alert])}
          />
        ))}
      </ol>
    </Card>
  );
}

/** Which adults are on the way to the child, each with when they last said so. */
function OnTheWay({ alerts }: { readonly alerts: readonly SafetyAlert[] }) {
  const { t, i18n } = useTranslation('safety');
  const newest = new Map<string | null, Going>();
  for (const going of alerts.flatMap((alert) => alert.going)) {
    const before = newest.get(going.name);
    if (before === undefined || before.at < going.at) newest.set(going.name, going);
  }
  return [...newest.values()].map(({ name, at }) => (
    <p key={name} className={styles.going}>
      {t('going.since', {
        name: name ?? t('somebody'),
        moment: momentText(at, i18n.language),
      })}
    </p>
  ));
}
