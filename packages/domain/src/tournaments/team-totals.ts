/** What a team has reached over the rounds of a tournament. */
export interface TeamTotal {
  /** Index of the team. */
  readonly team: number;
  /** Points of each round: the mean of the members who played it, rounded. */
  readonly rounds: readonly number[];
  readonly total: number;
  /** From 1; equal totals share a rank. */
  readonly rank: number;
}

/**
 * Adds up what the teams have reached. A team counts by the mean of its members, so that small ones have
 * the same chance; a round that nobody of a team played brings it nothing.
 * @param rounds for each round, for each team, the scores of its members
 * @returns in the order of the teams
 */
export function teamTotals(
  teams: number,
  rounds: readonly (readonly (readonly number[])[])[],
): TeamTotal[] {
  const sums = Array.from({ length: teams }, (_, team) => {
    const points = rounds.map((round) => mean(round[team] ?? []));
    return { team, rounds: points, total: points.reduce((sum, each) => sum + each, 0) };
  });
  return sums.map((sum) => ({
    ...sum,
    rank: 1 + sums.filter(({ total }) => total > sum.total).length,
  }));
}

function mean(scores: readonly number[]): number {
  if (scores.length === 0) return 0;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
