import type { Project, ProjectDifficulty } from '@lamplight/domain/projects';
import { useTranslation } from 'react-i18next';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import styles from './project-facts.module.css';

/** The colour of each difficulty. */
const LEVELS: Readonly<Record<ProjectDifficulty, 'beginner' | 'intermediate' | 'advanced'>> = {
  Beginner: 'beginner',
  Intermediate: 'intermediate',
  Medium: 'intermediate',
  Advanced: 'advanced',
};

/** How hard a project is and how long it takes. */
export function ProjectFacts({
  project: { difficulty, estimatedTime },
}: {
  readonly project: Pick<Project, 'difficulty' | 'estimatedTime'>;
}) {
  const { t } = useTranslation('projects');
  return (
    <p className={styles.facts}>
      <DifficultyBadge difficulty={LEVELS[difficulty]} name={t(`difficulty.${difficulty}`)} />
      <span>{t('facts.minutes', { count: estimatedTime })}</span>
    </p>
  );
}
