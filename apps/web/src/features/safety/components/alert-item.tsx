import type { SafetyAlert } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import styles from './alert-item.module.css';
import { ToldList } from './told-list.tsx';

export interface AlertItemProps {
  readonly alert: SafetyAlert;
  /** One of several of its child: it has a button of its own to take care of it, and says less at once. */
  readonly isOneOfMany: boolean;
  readonly onRead: () => void;
  readonly onAcknowledge: () => void;
}

/** One alert on the card of its child: what about, where and when; and who has taken care of it. */
export function AlertItem({ alert, isOneOfMany, onRead, onAcknowledge }: AlertItemProps) {
  const { t, i18n } = useTranslation('safety');
  const { student, level, concern, source, createdAt, heardBy, childAnswer, acknowledged } = alert;
  const isDrill = source === 'drill';
  const moment = momentText(createdAt, i18n.language);
  const about = isOneOfMany ? `${student.name}, ${moment}` : student.name;
  return (
    <li className={styles.alert}>
      <div className={styles.words}>
        {!isDrill && (
          <p className={styles.about}>
            <span>{t(`concern.${concern}`)}</span>
            {isOneOfMany && level === 'severe' && (
              <span className={styles.urgent}> · {t('level.severe')}</span>
            )}
          </p>
        )}
        <p className={styles.soft}>
          {t(`source.${source}`)} · {moment}
        </p>
        {heardBy === 'lan-model' && <p className={styles.soft}>{t('secondOpinion')}</p>}
        {childAnswer !== null && (
          <p className={childAnswer.said === 'help' ? styles.help : undefined}>
            {t(`childAnswer.${childAnswer.said}`, {
              moment: momentText(childAnswer.at, i18n.language),
            })}
          </p>
        )}
        {acknowledged !== null && (
          <p className={styles.done}>
            {t('acknowledged', {
              name: acknowledged.by ?? t('somebody'),
              moment: momentText(acknowledged.at, i18n.language),
            })}
            {acknowledged.note !== null && <span className={styles.note}>{acknowledged.note}</span>}
          </p>
        )}
        <ToldList told={alert.told} isOpen={!isOneOfMany} />
      </div>
      <div className={styles.ways}>
        {!isDrill && (
          <Button variant="default" aria-label={`${t('read.button')}: ${about}`} onClick={onRead}>
            {t('read.button')}
          </Button>
        )}
        {isOneOfMany && acknowledged === null && (
          <Button
            variant="default"
            aria-label={`${t('acknowledge.button')}: ${about}`}
            onClick={onAcknowledge}
          >
            {t('acknowledge.button')}
          </Button>
        )}
      </div>
    </li>
  );
}
