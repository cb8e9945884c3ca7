import type { CurrentGame } from '@lamplight/domain/multiplayer';

/** What a player is told of in a toast (spec 4, Live events). */
export type News =
  | { readonly kind: 'player-joined'; readonly name: string }
  | { readonly kind: 'game-started' }
  | { readonly kind: 'game-finished' };

/**
 * What has happened between two states of the same room. It rests on the states and not on the
 * messages, so that nothing is told twice and nothing is missed, whichever way the news came.
 * @param me the reader's id: nobody is told of their own coming
 */
export function newsBetween(
  before: CurrentGame | null,
  after: CurrentGame | null,
  me: number,
): readonly News[] {
  if (before === null || after === null || before.room.id !== after.room.id) return [];
  const known = new Set(before.room.players.map(({ id }) => id));
  const came = after.room.players.filter(({ id }) => id !== me && !known.has(id));
  const joined = came.map(({ firstName }): News => ({ kind: 'player-joined', name: firstName }));
  return [...joined, ...gameNews(before.session, after.session)];
}

function gameNews(before: CurrentGame['session'], after: CurrentGame['session']): readonly News[] {
  if (after === null) return [];
  const over = after.gamePhase === 'finished';
  if (before?.id !== after.id) return over ? [] : [{ kind: 'game-started' }];
  return over && before.gamePhase !== 'finished' ? [{ kind: 'game-finished' }] : [];
}
