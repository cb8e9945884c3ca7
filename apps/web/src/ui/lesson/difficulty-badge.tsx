import type { LessonDifficulty } from '@lamplight/domain/lessons';
import styles from './difficulty-badge.module.css';

export interface DifficultyBadgeProps {
  readonly difficulty: LessonDifficulty;
  /** Its name in the reader's language. */
  readonly name: string;
}

/** How hard a lesson is: green for beginner, yellow for intermediate, red for advanced (spec 4). */
export function DifficultyBadge({ difficulty, name }: DifficultyBadgeProps) {
  return (
    <span className={styles.badge} data-difficulty={difficulty}>
      {name}
    </span>
  );
}
