import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../lib/dates.ts';
import { EmptyState } from '../states/empty-state.tsx';
import styles from './activity-list.module.css';

/** Something that happened. */
export interface ActivityItem {
  readonly words: ReactNode;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** What is shown before the reader asks for all of it. */
const FIRST = 8;

export interface ActivityListProps {
  readonly items: readonly ActivityItem[];
  /** What is said while nothing has happened. */
  readonly none: string;
}

/** What happened, the newest first, each with its moment. */
export function ActivityList({ items, none }: ActivityListProps) {
  const { t, i18n } = useTranslation('tables');
  const [all, setAll] = useState(false);
  if (items.length === 0) return <EmptyState picture="seedling" text={none} />;
  const shown = all ? items : items.slice(0, FIRST);
  return (
    <div>
      <ol className={styles.list}>
        {shown.map(({ words, timestamp }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and the list is only read.
          <li key={`${timestamp} ${index}`} className={styles.item}>
            <span>{words}</span>
            <time className={styles.when} dateTime={timestamp}>
              {momentText(timestamp, i18n.language)}
            </time>
          </li>
        ))}
      </ol>
      {shown.length < items.length && (
        <Button variant="default" onClick={() => setAll(true)}>
          {t('showAll', { count: items.length })}
        </Button>
      )}
    </div>
  );
}
