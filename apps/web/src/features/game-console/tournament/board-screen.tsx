import type { BoardTeam, TournamentBoard } from '@lamplight/domain/tournaments';
import { useTranslation } from 'react-i18next';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import styles from './board-screen.module.css';
import { progressOf, ranked } from './board-state.ts';
import { useTeamState } from './use-team-state.ts';

/** The teams from the first place on, in letters for the last row. */
export function BoardScreen({ board }: { readonly board: TournamentBoard }) {
  const { t } = useTranslation(['game-console', 'game']);
  const { name, gameType, finishedAt, round, teams } = board;
  const begun = teams.some(({ total }) => total > 0);
  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <Picture name={finishedAt === null ? GAME_LOOKS[gameType].picture : 'trophy'} size="9vh" />
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.round}>
          {finishedAt === null ? t('board.round', { round }) : t('wall.finished')}
        </p>
      </header>
      <ol className={styles.teams} data-many={teams.length > 6}>
        {ranked(teams).map((team) => (
          <TeamRow key={team.team} team={team} begun={begun} over={finishedAt !== null} />
        ))}
      </ol>
    </div>
  );
}

interface TeamRowProps {
  readonly team: BoardTeam;
  /** Whether any team has points; before that nobody is first. */
  readonly begun: boolean;
  readonly over: boolean;
}

function TeamRow({ team, begun, over }: TeamRowProps) {
  const { t } = useTranslation('game-console');
  const state = useTeamState(team);
  const { rank, name, total } = team;
  return (
    <li className={styles.team} data-rank={begun ? rank : undefined}>
      {begun && (
        <p className={styles.rank}>
          <span aria-hidden="true">{rank}</span>
          <span className={styles.spoken}>{t('wall.place', { rank })}</span>
        </p>
      )}
      <p className={styles.name}>{name}</p>
      {!over && (
        <div className={styles.progress}>
          <p className={styles.state}>{state}</p>
          <ProgressBar percent={progressOf(team)} label={`${t('board.progress')}: ${name}`} />
        </div>
      )}
      <p className={styles.total}>{t('wall.points', { count: total })}</p>
    </li>
  );
}
