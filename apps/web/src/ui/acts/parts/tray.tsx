import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tray.module.css';

/** Where things lie that have no place yet. */
export function Tray({
  children,
  isEmpty,
}: {
  readonly children: ReactNode;
  readonly isEmpty: boolean;
}) {
  const { t } = useTranslation('acts');
  return (
    <ul className={styles.tray} aria-label={t('tray')} data-empty={isEmpty}>
      {children}
    </ul>
  );
}
