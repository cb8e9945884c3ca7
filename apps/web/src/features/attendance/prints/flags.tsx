import type { DoorRow } from '@lamplight/domain/attendance';
import { useTranslation } from 'react-i18next';
import styles from './prints.module.css';

/** That something is written about allergies or medicines, as one letter each. */
export function Flags({ row }: { readonly row: Pick<DoorRow, 'allergy' | 'medicine'> }) {
  const { t } = useTranslation('attendance');
  return (
    <>
      {row.allergy && (
        <abbr className={styles.flag} title={t('allergy')}>
          A
        </abbr>
      )}
      {row.medicine && (
        <abbr className={styles.flag} title={t('medicine')}>
          M
        </abbr>
      )}
    </>
  );
}
