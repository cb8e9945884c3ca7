import type { Accommodation, ConsolePlayer } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { IconAccessible, IconUserMinus } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { teamLook } from '../../../ui/game/team-looks.ts';
import { type PlayerLook, PlayerMark } from './player-mark.tsx';
import styles from './players-list.module.css';

export interface PlayerRowProps {
  readonly player: ConsolePlayer;
  /** Whether a question is open. */
  readonly asked: boolean;
  /** Whether the game has not begun. */
  readonly inLobby: boolean;
  readonly onHelp: () => void;
  readonly onRemove: () => void;
}

/** One child: how it stands, its points, and what the teacher can do for it. */
export function PlayerRow({ player, asked, inLobby, onHelp, onRemove }: PlayerRowProps) {
  const { t } = useTranslation(['game-console', 'game']);
  const { realName, firstName, team, accommodation, score, correctAnswers, answers } = player;
  const look = lookOf(player, asked, inLobby);
  const facts = [
    firstName === realName ? null : t('players.shown', { name: firstName }),
    team === null ? null : t(`game:teams.${teamLook(team).name}`),
    ...helpWords(accommodation, t),
  ].filter((fact) => fact !== null);
  return (
    <li className={styles.player}>
      <div className={styles.words}>
        <h3 className={styles.name}>{realName}</h3>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <p className={styles.stand}>
          <PlayerMark look={look} word={t(`players.${look}`)} />
          {!inLobby && (
            <span>{t('players.standing', { score, right: correctAnswers, answers })}</span>
          )}
        </p>
      </div>
      <div className={styles.ways}>
        <Action label={t('players.helpName', { name: realName })} onPress={onHelp}>
          <IconAccessible size={22} aria-hidden />
        </Action>
        <Action label={t('players.removeName', { name: realName })} onPress={onRemove}>
          <IconUserMinus size={22} aria-hidden />
        </Action>
      </div>
    </li>
  );
}

function lookOf(
  { isConnected, isReady, hasAnswered }: ConsolePlayer,
  asked: boolean,
  inLobby: boolean,
): PlayerLook {
  if (asked && hasAnswered) return 'hasAnswered';
  if (!isConnected) return 'away';
  if (asked) return 'thinking';
  return inLobby && isReady ? 'ready' : 'here';
}

/** What of an accommodation helps this child, in a few words each. */
function helpWords(
  { timeFactor, fewerOptions, readAloud }: Accommodation,
  t: TFunction<['game-console', 'game']>,
): (string | null)[] {
  return [
    timeFactor > 1 ? t('players.helpShort.time', { factor: timeFactor }) : null,
    fewerOptions ? t('players.helpShort.options') : null,
    readAloud ? t('players.helpShort.aloud') : null,
  ];
}

interface ActionProps {
  readonly label: string;
  readonly onPress: () => void;
  /** A sign. */
  readonly children: ReactNode;
}

function Action({ label, onPress, children }: ActionProps) {
  return (
    <Button
      variant="subtle"
      className={styles.action ?? ''}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
