import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';
import type { PageOf } from './table-view.ts';

export interface PagerProps {
  readonly shown: PageOf<unknown>;
  /** Rows on all pages together. */
  readonly total: number;
  /** Counted from 0. */
  readonly onPage: (page: number) => void;
  /** Stands between what is shown and the turning of pages. */
  readonly children?: ReactNode;
}

/** Says which rows are shown, and turns the pages where there are several. */
export function Pager({ shown, total, onPage, children }: PagerProps) {
  const { t } = useTranslation('tables');
  const { page, pages, from, to } = shown;
  return (
    <div className={styles.pager}>
      <p className={styles.count} role="status">
        {total > 0 && t('shown', { from, to, count: total })}
      </p>
      {children}
      {pages > 1 && (
        <div className={styles.pages}>
          <Button
            variant="default"
            disabled={page === 0}
            leftSection={<IconChevronLeft size={18} aria-hidden />}
            onClick={() => onPage(page - 1)}
          >
            {t('previous')}
          </Button>
          <span>{t('page', { page: page + 1, pages })}</span>
          <Button
            variant="default"
            disabled={page === pages - 1}
            rightSection={<IconChevronRight size={18} aria-hidden />}
            onClick={() => onPage(page + 1)}
          >
            {t('next')}
          </Button>
        </div>
      )}
    </div>
  );
}
