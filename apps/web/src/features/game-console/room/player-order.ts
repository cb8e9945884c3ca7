import type { ConsolePlayer } from '@lamplight/domain/multiplayer';

/** Orders in which the children of a room are listed. */
export const PLAYER_ORDERS = ['name', 'waiting', 'score'] as const;
export type PlayerOrder = (typeof PLAYER_ORDERS)[number];

/**
 * The children by real name, with those first who are here and have not answered, or by points.
 * @param language whose order of letters counts
 */
export function orderPlayers(
  players: readonly ConsolePlayer[],
  order: PlayerOrder,
  language: string,
): ConsolePlayer[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const waits = ({ isConnected, hasAnswered }: ConsolePlayer) =>
    Number(isConnected && !hasAnswered);
  return players.toSorted((a, b) => {
    const first =
      order === 'score' ? b.score - a.score : order === 'waiting' ? waits(b) - waits(a) : 0;
    return first || compare(a.realName, b.realName);
  });
}
