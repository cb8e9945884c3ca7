import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './history.module.css';

export interface MoreEntriesProps {
  readonly entries: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Asks for the entries before those that are shown, while there are any. */
export function MoreEntries({ entries }: MoreEntriesProps) {
  const { t } = useTranslation('journal');
  if (!entries.hasNextPage) return null;
  return (
    <Button
      variant="default"
      className={styles.more}
      loading={entries.isFetchingNextPage}
      onClick={() => void entries.fetchNextPage()}
    >
      {t('history.more')}
    </Button>
  );
}
