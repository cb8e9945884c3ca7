import type { LinkedStudent } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import styles from './child-journal.module.css';
import history from './components/history.module.css';
import { HistoryEntry } from './components/history-entry.tsx';
import { useChildHistory } from './journal.queries.ts';

/** A child's journal for a parent: opened on purpose, and only where the link is confirmed (decisions, Parents). */
export function ChildJournal({ student }: { readonly student: LinkedStudent }) {
  const { t } = useTranslation('journal');
  const [shown, setShown] = useState(false);
  const entries = useChildHistory(student.id, shown);
  const name = student.firstName ?? student.username;
  const isConfirmed = student.linkStatus === 'confirmed';
  const all = entries.data?.pages.flat() ?? [];
  return (
    <TitledCard title={t('child.title', { name })} className={styles.card}>
      <p className={styles.text}>{t(isConfirmed ? 'child.text' : 'child.unconfirmed', { name })}</p>
      {isConfirmed && !shown && (
        <Button variant="default" className={styles.way} onClick={() => setShown(true)}>
          {t('child.open')}
        </Button>
      )}
      {shown && <QueryState query={entries} count={2} shape="rows" failed={t('history.failed')} />}
      {entries.isSuccess && all.length === 0 && <p className={styles.text}>{t('child.none')}</p>}
      {all.length > 0 && (
        <ul className={history.entries}>
          {all.map((entry) => (
            <HistoryEntry
              key={entry.id}
              at={entry.createdAt}
              prompt={entry.prompt}
              content={entry.content}
              feedback={entry.aiFeedback}
              source={entry.feedbackSource}
            />
          ))}
        </ul>
      )}
      {entries.hasNextPage && (
        <Button
          variant="default"
          className={styles.way}
          loading={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </TitledCard>
  );
}
