import { IconCheck, IconClock, IconPlugConnectedX, IconUser } from '@tabler/icons-react';
import styles from './player-mark.module.css';

const ICONS = {
  here: IconUser,
  ready: IconCheck,
  away: IconPlugConnectedX,
  hasAnswered: IconCheck,
  thinking: IconClock,
} as const;

/** How a child stands, by the key of its word. */
export type PlayerLook = keyof typeof ICONS;

export interface PlayerMarkProps {
  readonly look: PlayerLook;
  readonly word: string;
}

/** How a child stands, as a sign and a word. */
export function PlayerMark({ look, word }: PlayerMarkProps) {
  const Icon = ICONS[look];
  return (
    <span className={styles.mark} data-look={look}>
      <Icon size={18} aria-hidden />
      {word}
    </span>
  );
}
