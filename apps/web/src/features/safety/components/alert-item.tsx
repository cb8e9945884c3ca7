import type { SafetyAlert } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import styles from './alert-item.module.css';
import { ToldList } from './told-list.tsx';

export interface AlertItemProps {
  readonly alert: SafetyAlert;
  readonly onRead: () => void;
  readonly onAcknowledge: () => void;
}

/** One alert: who, how grave, what about, where and when; and who has taken care of it. */
export function AlertItem({ alert, onRead, onAcknowledge }: AlertItemProps) {
  const { t, i18n } = useTranslation('safety');
  const { student, level, concern, source, createdAt, heardBy, childAnswer, acknowledged } = alert;
  const isDrill = source === 'drill';
  const { name } = student;
  return (
    <Card as="li" className={styles.alert}>
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.level} data-level={isDrill ? 'standard' : level}>
            {isDrill ? t('drill') : t(`level.${level}`)}
          </span>
          <strong>{name}</strong>
          {name !== student.username && <span className={styles.soft}>{student.username}</span>}
        </p>
        {!isDrill && <p className={styles.about}>{t(`concern.${concern}`)}</p>}
        <p className={styles.soft}>
          {t(`source.${source}`)} · {momentText(createdAt, i18n.language)}
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
        <ToldList told={alert.told} />
      </div>
      <div className={styles.ways}>
        {!isDrill && (
          <Button variant="default" aria-label={`${t('read.button')}: ${name}`} onClick={onRead}>
            {t('read.button')}
          </Button>
        )}
        {acknowledged === null && (
          <Button aria-label={`${t('acknowledge.button')}: ${name}`} onClick={onAcknowledge}>
            {t('acknowledge.button')}
          </Button>
        )}
      </div>
    </Card>
  );
}
