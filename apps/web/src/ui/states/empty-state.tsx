import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import type { UiPicture } from '../picture/ui-pictures.ts';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly picture: UiPicture;
  readonly title?: string;
  /** One sentence: why there is nothing, and what will change it. */
  readonly text: string;
  /** One button, where there is something to do. */
  readonly action?: ReactNode;
}

/** Stands where a list will be. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Picture name={picture} size={72} />
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
