import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { nightVariables } from '../../../app/theme/variables.ts';
import { useAnnouncedProjector } from '../../../lib/presenting.ts';
import styles from './projector-screen.module.css';

export interface ProjectorScreenProps {
  /** Name of the tab. */
  readonly title: string;
  /** Whether the connection is being made again. */
  readonly reconnecting: boolean;
  readonly children: ReactNode;
}

/** A dark ground that fills the screen; its letters grow with it, to be read from eight metres. */
export function ProjectorScreen({ title, reconnecting, children }: ProjectorScreenProps) {
  const { t } = useTranslation('game-console');
  useAnnouncedProjector();
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
