import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paperVariables } from '../../app/theme/variables.ts';
import styles from './print-sheet.module.css';

interface SheetProps {
  readonly title: string;
  /** One line below the title: whose sheet it is, and from when. */
  readonly meta?: ReactNode;
  readonly children: ReactNode;
}

interface PrintViewProps {
  /** Stand beside the Print button and are never printed. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export type PrintSheetProps = SheetProps & PrintViewProps;

/** One or more sheets that are printed together, each from the top of a page, below the button that prints them. */
export function PrintView({ actions, children }: PrintViewProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        {actions}
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {children}
    </div>
  );
}

/** A sheet of A4 that looks on the screen as it does on paper: light in both schemes. */
export function Sheet({ title, meta, children }: SheetProps) {
  return (
    <article className={styles.sheet} style={paperVariables}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
      </header>
      {children}
    </article>
  );
}

/**
 * A single sheet to print. The way back, the buttons and whatever stands around the page stay away from the paper.
 */
export function PrintSheet({ actions, ...sheet }: PrintSheetProps) {
  return (
    <PrintView actions={actions}>
      <Sheet {...sheet} />
    </PrintView>
  );
}
