import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Decoration } from '../../../ui/scene/decoration.tsx';
import { LazyScene } from '../../../ui/scene/lazy-scene.tsx';
import { EVENING, MORNING } from '../day/home-scenes.ts';
import styles from './end-of-day.module.css';

export interface EndOfDayProps {
  readonly moment: 'evening' | 'morning';
  /** Complete Day. */
  readonly children: ReactNode;
}

/** The scene after the last lesson of a day: the fire in the evening, and the camp on the next morning. */
export function EndOfDay({ moment, children }: EndOfDayProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.end}>
      <div className={styles.scene} aria-hidden="true">
        <Decoration>
          <LazyScene scene={moment === 'evening' ? EVENING : MORNING} />
        </Decoration>
      </div>
      <div className={styles.words}>
        <p className={styles.text}>{t(`camp.${moment}`)}</p>
        {children}
      </div>
    </div>
  );
}
