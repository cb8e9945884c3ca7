import type { ConsoleView, RoomAction } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import {
  IconDeviceGamepad2,
  IconLock,
  IconLockOpen,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
  IconPlayerStop,
  IconRefresh,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { EndDialog } from './end-dialog.tsx';
import { NextGameDialog } from './next-game-dialog.tsx';
import { useControl, useStart } from './room.queries.ts';
import styles from './room-console.module.css';
import { type ControlName, controlsOf, hasEnoughPlayers } from './room-controls.ts';

const ICONS = {
  start: IconPlayerPlay,
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
  skipQuestion: IconPlayerSkipForward,
  skipExplanation: IconPlayerSkipForward,
  skipLast: IconPlayerSkipForward,
  lock: IconLock,
  unlock: IconLockOpen,
  end: IconPlayerStop,
  nextGame: IconDeviceGamepad2,
  reopen: IconRefresh,
} as const satisfies Record<ControlName, unknown>;

const ACTIONS: Readonly<Record<Exclude<ControlName, 'start' | 'end' | 'nextGame'>, RoomAction>> = {
  pause: 'pause',
  resume: 'resume',
  skipQuestion: 'skip',
  skipExplanation: 'skip',
  skipLast: 'skip',
  lock: 'lock',
  unlock: 'unlock',
  reopen: 'reopen',
};

/** What the teacher can do with the room now. The first is what comes next. */
export function RoomToolbar({ view }: { readonly view: ConsoleView }) {
  const { t } = useTranslation('game-console');
  const tellFailure = useFailureToast();
  const [asked, setAsked] = useState<'end' | 'nextGame' | null>(null);
  const close = () => setAsked(null);
  const start = useStart();
  const { control, isPending } = useControl();
  const { room } = view;
  const roomId = room.id;
  const enough = hasEnoughPlayers(room);

  const failed = (error: unknown) =>
    tellFailure({ title: t('controls.failed'), error, fallback: t('controls.failedText') });
  const press = (name: ControlName) => {
    if (name === 'start') start.mutate({ roomId }, { onError: failed });
    else if (name === 'end' || name === 'nextGame') setAsked(name);
    else control(roomId, ACTIONS[name], failed);
  };

  return (
    <div className={styles.controls} role="toolbar" aria-label={t('controls.label')}>
      {controlsOf(view).map((name, at) => {
        const Icon = ICONS[name];
        return (
          <Button
            key={name}
            variant={at === 0 ? 'cta' : 'default'}
            leftSection={<Icon size={20} aria-hidden />}
            disabled={isPending || start.isPending || (name === 'start' && !enough)}
            onClick={() => press(name)}
          >
            {t(`controls.${name}`)}
          </Button>
        );
      })}
      {room.status === 'waiting' && !enough && (
        <p className={styles.hint}>{t('controls.startHint')}</p>
      )}
      {asked === 'end' && (
        <EndDialog
          onEnd={() => {
            close();
            control(roomId, 'end', failed);
          }}
          onClose={close}
        />
      )}
      {asked === 'nextGame' && <NextGameDialog room={room} onClose={close} />}
    </div>
  );
}
