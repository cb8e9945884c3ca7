import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CampHills } from '../../../ui/scenery/camp-hills.tsx';
import styles from './stage.module.css';

export interface StageProps {
  /** Name of the browser's tab. */
  readonly tabTitle: string;
  readonly children: ReactNode;
}

/** The whole screen of a tablet on which small children sign in, in their density. */
export function Stage({ tabTitle, children }: StageProps) {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${tabTitle} · ${t('product')}`;
  }, [tabTitle, t]);
  return (
    <div className={`nav-simple ${styles.stage}`}>
      <div className={styles.content}>{children}</div>
      <div className={styles.hills}>
        <CampHills />
      </div>
    </div>
  );
}
