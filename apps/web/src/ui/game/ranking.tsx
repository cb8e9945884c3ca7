import type { Ranking as Mode, RankedPlayer, RankedTeam } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { Face } from '../face/face.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './ranking.module.css';
import { playerLines, type RankingLine, teamLines } from './shown-ranking.ts';
import { TeamBadge } from './team-badge.tsx';

export interface RankingProps {
  /** What the room shows: all players, the first three, teams or nothing. */
  readonly mode: Mode;
  readonly ranking: readonly RankedPlayer[];
  readonly teams: readonly RankedTeam[];
  /** The reader, whose own line is marked; null on the wall. */
  readonly own: number | null;
  readonly ownTeam?: number | null;
  /** The players whose animal stands beside their name; none where it is left out. */
  readonly faces?: ReadonlySet<number>;
}

/** Points of players or of teams. Equal points share a rank; nobody's place is colored as a failure. */
export function Ranking(props: RankingProps) {
  const { mode, ranking, teams, own, ownTeam = null, faces } = props;
  const { t } = useTranslation('game');
  const lines = linesOf(mode, { ranking, teams, own, ownTeam });
  if (lines.length === 0) return null;
  return (
    <ol className={styles.ranking} aria-label={t('ranking.label')}>
      {lines.map((line) => (
        <Line
          key={line.key}
          line={line}
          face={line.playerId !== null && faces?.has(line.playerId) ? line.playerId : null}
        />
      ))}
    </ol>
  );
}

function linesOf(mode: Mode, props: Omit<RankingProps, 'mode' | 'faces'>): readonly RankingLine[] {
  switch (mode) {
    case 'off':
      return [];
    case 'teams':
      return teamLines(props.teams, props.ownTeam ?? null);
    case 'top-three':
      return playerLines(props.ranking, props.own).filter(({ rank }) => rank <= 3);
    case 'full':
      return playerLines(props.ranking, props.own);
  }
}

interface LineProps {
  readonly line: RankingLine;
  /** The player whose animal stands there; null for none. */
  readonly face: number | null;
}

function Line({ line, face }: LineProps) {
  const { t, i18n } = useTranslation('game');
  const { rank, name, team, own, shared, streak, score } = line;
  return (
    <li className={styles.line} data-own={own} data-rank={rank}>
      <span className={styles.rank}>
        <span aria-hidden="true">{shared ? `=${rank}` : rank}</span>
        <span className={styles.spoken}>
          {t(shared ? 'ranking.shared' : 'ranking.rank', { rank })}
        </span>
      </span>
      {face !== null && <Face userId={face} size="1.9rem" />}
      <span className={styles.name}>
        {name === null && team !== null ? <TeamBadge team={team} /> : name}
        {own && (
          <span className={styles.you}>
            {t(name === null ? 'ranking.yourTeam' : 'ranking.you')}
          </span>
        )}
      </span>
      {streak >= 2 && (
        <span className={styles.streak}>
          <Picture name="glowing-star" size="1.2em" />
          <span aria-hidden="true">{streak}</span>
          <span className={styles.spoken}>{t('ranking.streak', { count: streak })}</span>
        </span>
      )}
      <span className={styles.score}>
        {score.toLocaleString(i18n.language)}
        <span className={styles.spoken}> {t('ranking.points', { count: score })}</span>
      </span>
    </li>
  );
}
