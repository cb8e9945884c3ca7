import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './finish-page.module.css';

/** The star of the lesson: full, or the outline of one that still waits. */
export function FinishStar({ isEarned }: { readonly isEarned: boolean }) {
  const { t } = useTranslation('lessons');
  const Star = isEarned ? IconStarFilled : IconStar;
  return (
    <span
      className={styles.star}
      data-earned={isEarned}
      role="img"
      aria-label={t(isEarned ? 'finish.lessonStar' : 'finish.lessonStarWaits')}
    >
      <Star size="62%" aria-hidden />
    </span>
  );
}
