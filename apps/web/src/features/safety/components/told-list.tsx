import type { AlertDelivery } from '@lamplight/domain/safety';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import styles from './told-list.module.css';

export interface ToldListProps {
  readonly told: readonly AlertDelivery[];
  /** Whether it stands open at first. */
  readonly isOpen: boolean;
}

/** Who was told of an alert, when and by which way, and on whose screen it has been seen. */
export function ToldList({ told, isOpen }: ToldListProps) {
  const { t, i18n } = useTranslation('safety');
  if (told.length === 0) return null;
  const sentence = ({ name, way, at, seenAt }: AlertDelivery) => {
    const who = name ?? t('somebody');
    if (way === 'mail')
      return t('told.mailed', { name: who, moment: momentText(at, i18n.language) });
    return t(seenAt === null ? 'told.waiting' : 'told.shown', {
      name: who,
      moment: momentText(seenAt ?? at, i18n.language),
    });
  };
  return (
    <details className={styles.told} open={isOpen}>
      <summary>{t('told.title')}</summary>
      <ul>
        {told.map((delivery) => (
          <li key={`${delivery.way} ${delivery.name} ${delivery.at}`}>{sentence(delivery)}</li>
        ))}
      </ul>
    </details>
  );
}
