import { useTranslation } from 'react-i18next';
import styles from './saved-chip.module.css';

/** `saved`: on the host; `waiting`: kept here until the host is back; `synced`: just sent on. */
export type SavedState = 'saved' | 'waiting' | 'synced';

/** Says whether what was done is safe. */
export function SavedChip({ state }: { readonly state: SavedState }) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.chip} data-state={state} role="status">
      {t(`saved.${state}`)}
    </span>
  );
}
