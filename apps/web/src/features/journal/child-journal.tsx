import type { LinkedStudent } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import styles from './child-journal.module.css';
import history from './components/history.module.css';
import { SavedEntry } from './components/history-entry.tsx';
import { MoreEntries } from './components/more-entries.tsx';
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
            <SavedEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <MoreEntries entries={entries} />
    </TitledCard>
  );
}
