import type { FindingState } from '@lamplight/domain/doctor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../doctor.module.css';

/** One thing that was looked at, with a word for how it is. */
export function Line({
  state,
  children,
}: {
  readonly state: FindingState;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('doctor');
  return (
    <li className={styles.line} data-state={state}>
      <span className={styles.state}>{t(`states.${state}`)}</span>
      <span>{children}</span>
    </li>
  );
}
