import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOutboxState } from '../../../app/outbox/use-outbox.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useHistory } from '../journal.queries.ts';
import { pendingEntries } from '../pending-entries.ts';
import styles from './history.module.css';
import { HistoryEntry, SavedEntry } from './history-entry.tsx';
import { MoreEntries } from './more-entries.tsx';

export interface HistoryProps {
  readonly user: CurrentUser;
  readonly onWrite: () => void;
}

/** What a child has written, newest first; what still waits on this device comes before it. */
export function History({ user, onWrite }: HistoryProps) {
  const { t } = useTranslation('journal');
  const history = useHistory();
  const waiting = pendingEntries(useOutboxState().waiting, user.id);
  const entries = history.data?.pages.flat() ?? [];
  const isEmpty = history.isSuccess && entries.length + waiting.length === 0;
  return (
    <Section title={t('history.title')}>
      <ul className={styles.entries}>
        {waiting.map(({ key, keptAt, prompt, content }) => (
          <HistoryEntry key={key} at={keptAt} prompt={prompt} content={content} waiting />
        ))}
        {entries.map((entry) => (
          <SavedEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      <QueryState
        query={history}
        count={3}
        shape="rows"
        loading={t('history.loading')}
        failed={t('history.failed')}
      />
      {isEmpty && (
        <EmptyState
          picture="memo"
          text={t('history.empty')}
          action={<Button onClick={onWrite}>{t('history.begin')}</Button>}
        />
      )}
      <MoreEntries entries={history} />
    </Section>
  );
}
