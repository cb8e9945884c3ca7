import type { BoardTeam } from '@lamplight/domain/tournaments';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { progressOf } from './board-state.ts';
import styles from './tournament.module.css';
import { useTeamState } from './use-team-state.ts';

export interface TeamCardProps {
  readonly team: BoardTeam;
  /** The round that is played, from 1. */
  readonly round: number;
  /** Whether its room can still be led. */
  readonly led: boolean;
}

/** A team: its place and points, its children, and how far its room is. */
export function TeamCard({ team, round, led }: TeamCardProps) {
  const { t } = useTranslation('game-console');
  const state = useTeamState(team);
  const { name, rank, players, total, rounds, roomId } = team;
  const here = players.filter(({ isConnected }) => isConnected).length;
  return (
    <Card as="li" className={styles.team}>
      <div className={styles.teamHead}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.total}>{t('wall.points', { count: total })}</p>
      </div>
      <p className={styles.facts}>
        {t('wall.place', { rank })} · {t('board.roundScore')}: {rounds[round - 1] ?? 0}
      </p>
      <p className={styles.facts}>{state}</p>
      <ProgressBar percent={progressOf(team)} label={`${t('board.progress')}: ${name}`} />
      <p className={styles.facts}>
        {t('board.here', { here, members: players.length })}
        {players.length > 0 && `: ${players.map(({ firstName }) => firstName).join(', ')}`}
      </p>
      {led && (
        <div className={styles.ways}>
          <LinkButton
            to="/multiplayer-games/room/$code"
            params={{ code: roomId }}
            variant="default"
            aria-label={t('board.leadTeam', { name })}
          >
            {t('board.lead')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
