import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import type { UiPicture } from '../picture/ui-pictures.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly picture?: UiPicture;
  readonly title?: string;
  /** `status` is read out when the notice appears; without it the notice is part of the page. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** A few words that help, set apart from what is around them. */
export function Notice({ picture = 'light-bulb', title, role, children }: NoticeProps) {
  return (
    <div className={styles.notice} role={role}>
      <Picture name={picture} size={32} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
