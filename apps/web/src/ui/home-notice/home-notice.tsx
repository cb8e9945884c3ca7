import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './home-notice.module.css';

export interface HomeNoticeProps {
  readonly picture: PictureProps['name'];
  readonly tone: 'standard' | 'severe' | 'request';
  readonly text: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Something that waits for an adult, above all the tabs of the home. */
export function HomeNotice({ picture, tone, text, children }: HomeNoticeProps) {
  return (
    <div className={styles.bar} data-tone={tone}>
      <div className={styles.inner}>
        <Picture name={picture} size={32} />
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  );
}
