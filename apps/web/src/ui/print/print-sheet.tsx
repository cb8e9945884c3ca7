import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paperVariables } from '../../app/theme/variables.ts';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  readonly title: string;
  /** One line below the title: whose sheet it is, and from when. */
  readonly meta?: ReactNode;
  /** Stand beside the Print button and are never printed. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sheet of A4 that looks on the screen as it does on paper: light in both schemes. The way back, the
 * buttons and whatever stands around the page stay away from the paper.
 */
export function PrintSheet({ title, meta, actions, children }: PrintSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        {actions}
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <article className={styles.sheet} style={paperVariables}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {meta !== undefined && <p className={styles.meta}>{meta}</p>}
        </header>
        {children}
      </article>
    </div>
  );
}
