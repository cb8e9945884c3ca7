import type { RoomPlayer } from '@lamplight/domain/multiplayer';

/**
 * The players whose animal the others may see: it would tell who is behind a nickname. Everybody sees their own.
 * @param me the reader; null on the wall
 */
export function shownFaces(
  players: readonly Pick<RoomPlayer, 'id' | 'firstName' | 'username'>[],
  me: number | null,
): ReadonlySet<number> {
  // A nickname stands in the place of both names.
  const known = players.filter(
    ({ id, firstName, username }) => firstName !== username || id === me,
  );
  return new Set(known.map(({ id }) => id));
}
