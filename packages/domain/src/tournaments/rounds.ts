import type { TournamentSettings } from './settings.ts';

/** What a member of a team came to in a game of a tournament. */
export interface RoundScore {
  /** From 1. */
  readonly round: number;
  /** Code of the room in which it was played. */
  readonly room: string;
  readonly gameId: number;
  readonly score: number;
  /** How many questions the member answered. */
  readonly answers: number;
}

/**
 * Sorts scores into rounds and teams, as they are added up. Where a room played a round twice the last
 * game counts, and whoever answered nothing has not played.
 * @param last the last round, from 1
 * @returns for each round, for each team, the scores of its members
 */
export function scoresByRound(
  teams: TournamentSettings['teams'],
  scores: readonly RoundScore[],
  last: number,
): number[][][] {
  return Array.from({ length: last }, (_, index) =>
    teams.map(({ rooms }) => {
      const played = scores.filter(
        ({ round, room }) => round === index + 1 && rooms.includes(room),
      );
      const lastGame = Math.max(...played.map(({ gameId }) => gameId));
      return played
        .filter(({ gameId, answers }) => gameId === lastGame && answers > 0)
        .map(({ score }) => score);
    }),
  );
}

/**
 * The team that a child who comes late joins: the one with the fewest members, of equal ones the first.
 * @param members the number of each team's members
 * @returns its index; null where there is no team
 */
export function smallestTeam(members: readonly number[]): number | null {
  const least = Math.min(...members);
  const team = members.indexOf(least);
  return team === -1 ? null : team;
}
