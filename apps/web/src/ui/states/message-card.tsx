import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Picture } from '../picture/picture.tsx';
import type { UiPicture } from '../picture/ui-pictures.ts';
import styles from './message-card.module.css';

export interface MessageCardProps {
  readonly picture: UiPicture;
  /** Heading of the page that this card fills. */
  readonly title: string;
  readonly text: string;
  /** `alert` for what went wrong, `status` for what just happened. */
  readonly role?: 'alert' | 'status';
  /** What can be done now. */
  readonly children?: ReactNode;
}

/** A page that says one thing, and what to do now. */
export function MessageCard({ picture, title, text, role, children }: MessageCardProps) {
  return (
    <Card className={styles.card}>
      <div className={styles.words} role={role}>
        <Picture name={picture} size={88} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </Card>
  );
}
