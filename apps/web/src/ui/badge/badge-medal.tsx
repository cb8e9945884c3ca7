import { Picture } from '../picture/picture.tsx';
import styles from './badge-medal.module.css';
import { badgePicture } from './badge-pictures.ts';

export interface BadgeMedalProps {
  readonly badgeType: string;
  /** Bronze, silver, gold, or the star of a lesson. */
  readonly level: string;
  /** False for one that is still ahead. */
  readonly lit?: boolean;
}

/** The picture of a badge in a ring of its level. Its name stands beside it. */
export function BadgeMedal({ badgeType, level, lit = true }: BadgeMedalProps) {
  return (
    <span className={styles.medal} data-level={level} data-lit={lit}>
      <Picture name={badgePicture(badgeType)} size="60%" />
    </span>
  );
}
