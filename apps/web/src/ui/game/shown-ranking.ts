import type { RankedPlayer, RankedTeam } from '@lamplight/domain/multiplayer';

/** One line of a ranking: a player or a team. */
export interface RankingLine {
  readonly key: string;
  /** Null for a team. */
  readonly playerId: number | null;
  readonly rank: number;
  readonly score: number;
  /** Equal points share a rank. */
  readonly shared: boolean;
  /** Right answers in a row; 0 for teams. */
  readonly streak: number;
  readonly name: string | null;
  readonly team: number | null;
  /** Whether it is the reader's own line. */
  readonly own: boolean;
}

/** Lines of players in the order of their ranks, and by name where these are equal. */
export function playerLines(
  ranking: readonly RankedPlayer[],
  own: number | null,
): readonly RankingLine[] {
  return [...ranking]
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .map(({ playerId, name, rank, score, streak, team }) => ({
      key: `player-${playerId}`,
      playerId,
      rank,
      score,
      shared: ranking.some((other) => other.playerId !== playerId && other.rank === rank),
      streak,
      name,
      team,
      own: playerId === own,
    }));
}

/** Lines of teams in the order of their ranks. */
export function teamLines(
  teams: readonly RankedTeam[],
  ownTeam: number | null,
): readonly RankingLine[] {
  return [...teams]
    .sort((a, b) => a.rank - b.rank || a.team - b.team)
    .map(({ team, rank, score }) => ({
      key: `team-${team}`,
      playerId: null,
      rank,
      score,
      shared: teams.some((other) => other.team !== team && other.rank === rank),
      streak: 0,
      name: null,
      team,
      own: team === ownTeam,
    }));
}
