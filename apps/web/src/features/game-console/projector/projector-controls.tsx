import type { ProjectorView, RoomAction } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { controlsOf, hasEnoughPlayers } from '../room/room-controls.ts';
import styles from './projector-controls.module.css';
import { useFullScreen } from './use-full-screen.ts';
import { useHandMoves } from './use-hand-moves.ts';

export interface ProjectorControlsProps {
  readonly code: string;
  readonly view: ProjectorView | undefined;
  readonly busy: boolean;
  readonly onStart: () => void;
  readonly onControl: (action: RoomAction) => void;
}

/** What is led from the wall itself; everything else stays on the console. */
const ON_PROJECTOR = {
  pause: 'pause',
  resume: 'resume',
  skipQuestion: 'skip',
  skipExplanation: 'skip',
  skipLast: 'skip',
  reopen: 'reopen',
} as const satisfies Record<string, RoomAction>;

function isOnProjector(name: string): name is keyof typeof ON_PROJECTOR {
  return Object.hasOwn(ON_PROJECTOR, name);
}

/** A few small buttons at the edge, there while a hand moves or one of them has the focus. */
export function ProjectorControls({
  code,
  view,
  busy,
  onStart,
  onControl,
}: ProjectorControlsProps) {
  const { t } = useTranslation('game-console');
  const shown = useHandMoves();
  const { isFull, canFill, toggle } = useFullScreen();
  const names = view === undefined ? [] : controlsOf(view);
  return (
    <div
      className={styles.controls}
      data-shown={shown}
      role="toolbar"
      aria-label={t('wall.controls')}
    >
      {names.includes('start') && (
        <Button
          variant="cta"
          disabled={busy || view === undefined || !hasEnoughPlayers(view.room)}
          onClick={onStart}
        >
          {t('controls.start')}
        </Button>
      )}
      {names.filter(isOnProjector).map((name) => (
        <Button
          key={name}
          variant="default"
          disabled={busy}
          onClick={() => onControl(ON_PROJECTOR[name])}
        >
          {t(`controls.${name}`)}
        </Button>
      ))}
      {canFill && (
        <Button
          variant="default"
          leftSection={
            isFull ? <IconMinimize size={20} aria-hidden /> : <IconMaximize size={20} aria-hidden />
          }
          onClick={toggle}
        >
          {t(isFull ? 'wall.leaveFullScreen' : 'wall.fullScreen')}
        </Button>
      )}
      <LinkButton to="/multiplayer-games/room/$code" params={{ code }} variant="default">
        {t('wall.console')}
      </LinkButton>
    </div>
  );
}
