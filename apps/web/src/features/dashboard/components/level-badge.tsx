import type { DifficultyLabel } from '@lamplight/domain/age';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './level-badge.module.css';

/** The small card with the student's level. */
export function LevelBadge({ label }: { readonly label: DifficultyLabel }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card className={styles.card}>
      <Picture name="compass" size={44} />
      <div>
        <h3 className={styles.title}>
          {t('level.title')}: <span className={styles.label}>{t(`level.names.${label}`)}</span>
        </h3>
        <p className={styles.text}>{t('level.text')}</p>
      </div>
    </Card>
  );
}
