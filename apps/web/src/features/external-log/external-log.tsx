import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SentRequest } from './components/sent-request.tsx';
import styles from './external-log.module.css';
import { useExternalLog } from './external-log.queries.ts';

export type ExternalLogProps =
  /** The own requests of a student; those of a teacher and the class; those of the whole host. */
  | { readonly of: 'oneself' | 'class' | 'everybody'; readonly userId?: number }
  | { readonly of: 'child'; readonly userId: number; readonly name: string };

/** The log of what left this building, word for word; loaded when somebody opens it. */
export function ExternalLog(props: ExternalLogProps) {
  const { t } = useTranslation('external-log');
  const [shown, setShown] = useState(false);
  const log = useExternalLog(props.userId, shown);
  const requests = log.data?.pages.flatMap((page) => page.requests) ?? [];
  const name = props.of === 'child' ? props.name : '';
  return (
    <TitledCard title={t('title')} className={styles.card}>
      <p className={styles.text}>{t(`about.${props.of}`, { name })}</p>
      {!shown && (
        <Button variant="default" className={styles.way} onClick={() => setShown(true)}>
          {t('open')}
        </Button>
      )}
      {shown && (
        <QueryState
          query={log}
          count={2}
          shape="rows"
          loading={t('loading')}
          failed={t('failed')}
        />
      )}
      {log.isSuccess && requests.length === 0 && (
        <p className={styles.text} role="status">
          {t('none')}
        </p>
      )}
      {requests.length > 0 && (
        <ul className={styles.requests}>
          {requests.map((request) => (
            <SentRequest
              key={request.id}
              request={request}
              named={props.of === 'class' || props.of === 'everybody'}
            />
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <Button
          variant="default"
          className={styles.way}
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </TitledCard>
  );
}
