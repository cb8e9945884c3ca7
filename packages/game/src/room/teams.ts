/**
 * The team that a newcomer goes to: the smallest one, and the first of those that are equally small.
 * @param teams how many there are; 0 in a room without teams
 */
export function teamForNewcomer(
  teams: number,
  players: readonly { readonly team: number | null }[],
): number | null {
  if (teams === 0) return null;
  const members = Array.from(
    { length: teams },
    (_, team) => players.filter((player) => player.team === team).length,
  );
  return members.indexOf(Math.min(...members));
}
