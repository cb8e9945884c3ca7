import type { RoomView } from '@lamplight/domain/multiplayer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RoomCode } from '../../../ui/game/room-code.tsx';
import styles from './projector-screen.module.css';

export interface ProjectorFootProps {
  readonly room: RoomView;
  readonly address: string;
  readonly children: ReactNode;
}

/** The foot of the wall during a game: the scores at the left, and the way in for those who come late. */
export function ProjectorFoot({ room, address, children }: ProjectorFootProps) {
  const { t } = useTranslation('game-console');
  return (
    <footer className={styles.foot}>
      {children}
      {!room.locked && (
        <div className={styles.join}>
          <p>
            {t('wall.join')} {address.replace(/^https?:\/\//, '')}
          </p>
          <RoomCode code={room.id} look="wall" />
        </div>
      )}
    </footer>
  );
}
