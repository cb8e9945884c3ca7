import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { nightVariables } from '../../../app/theme/variables.ts';
import { useAnnouncedWall } from '../../../lib/presenting.ts';
import styles from './wall.module.css';

export interface WallProps {
  /** Name of the tab. */
  readonly title: string;
  /** Whether the connection is being made again. */
  readonly reconnecting: boolean;
  readonly children: ReactNode;
}

/** A dark ground that fills the screen; its letters grow with it, to be read from eight metres. */
export function Wall({ title, reconnecting, children }: WallProps) {
  const { t } = useTranslation('game-console');
  useAnnouncedWall();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles.wall} data-look="wall" style={nightVariables as CSSProperties}>
      {children}
      <p className={styles.connection} role="status">
        {reconnecting && t('wall.reconnecting')}
      </p>
    </div>
  );
}
