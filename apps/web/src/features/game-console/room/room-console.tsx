import type { ConsolePlayer, ConsoleView } from '@lamplight/domain/multiplayer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AccommodationDialog } from './accommodation-dialog.tsx';
import { PlayersList } from './players-list.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './room-console.module.css';
import { RoomHead } from './room-head.tsx';
import { RoomToolbar } from './room-toolbar.tsx';
import { Stage } from './stage.tsx';
import { Standings } from './standings.tsx';

/** A child with what the teacher is about to do. */
interface Task {
  readonly kind: 'help' | 'remove';
  readonly player: ConsolePlayer;
}

/** An open room: what is asked, who is there, who has answered, and the ways to lead it. */
export function RoomConsole({ view }: { readonly view: ConsoleView }) {
  const { t } = useTranslation('game-console');
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const { room, console: seen } = view;
  return (
    <>
      <RoomHead view={view} />
      <Notice picture="shield">{t('room.wallHint')}</Notice>
      <RoomToolbar view={view} />
      <div className={styles.columns}>
        <Stage view={view} />
        <Standings view={view} />
      </div>
      <PlayersList
        view={view}
        onHelp={(player) => setTask({ kind: 'help', player })}
        onRemove={(player) => setTask({ kind: 'remove', player })}
      />
      {task?.kind === 'help' && (
        <AccommodationDialog
          roomId={room.id}
          player={seen.players.find(({ id }) => id === task.player.id) ?? task.player}
          onClose={close}
        />
      )}
      {task?.kind === 'remove' && (
        <RemoveDialog roomId={room.id} player={task.player} onClose={close} />
      )}
    </>
  );
}
