import { useTranslation } from 'react-i18next';
import type { Subject } from '../../app/theme/palette.ts';
import styles from './subject-badge.module.css';

export interface SubjectBadgeProps {
  readonly subject: Subject;
  /** Further words after the subject's name, such as 'Day 8'. */
  readonly detail?: string;
}

/** The name of a subject on its colour. */
export function SubjectBadge({ subject, detail }: SubjectBadgeProps) {
  const { t } = useTranslation('shell');
  const name = t(`subjects.${subject}`);
  return (
    <span className={styles.badge} data-subject={subject}>
      {detail === undefined ? name : `${name} · ${detail}`}
    </span>
  );
}
