import type { DifficultyLabel } from '@lamplight/domain/age';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './level-badge.module.css';

/** The small card with the student's level. */
export function LevelBadge({ label }: { readonly label: DifficultyLabel }) {
  const { t } = useTranslation(['dashboard', 'activities']);
  return (
    <p className={styles.card} title={t('level.text')}>
      <Picture name="compass" size={28} />
      <span>
        {t('level.title')}:{' '}
        <strong className={styles.label}>{t(`activities:levels.${label}`)}</strong>
      </span>
    </p>
  );
}
