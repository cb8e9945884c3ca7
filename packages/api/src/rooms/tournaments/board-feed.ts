import { setTimeout as pause } from 'node:timers/promises';
import type { TournamentBoard } from '@lamplight/domain/tournaments';
import { createFeed } from '../../platform/feed.ts';

/** Milliseconds between two boards: at most four a second, however many answers come. */
const BOARD_EVERY = 250;

/**
 * A board at once and after each change; changes that come close together are one.
 * @param listen adds a listener and returns what takes it away
 */
export async function* boardFeed(
  signal: AbortSignal | undefined,
  listen: (changed: () => void) => () => void,
  look: () => Promise<TournamentBoard>,
): AsyncGenerator<TournamentBoard> {
  // Listens before the first look, so that no change falls between them.
  const changes = createFeed<'changed'>(signal, (push) => listen(() => push('changed')), 1);
  // Whoever goes in the meantime ends the feed, not with an error.
  const rest = () => pause(BOARD_EVERY, undefined, { signal, ref: false }).catch(() => {});
  try {
    yield await look();
    await rest();
    for await (const _ of changes.items) {
      yield await look();
      await rest();
    }
  } finally {
    changes.close();
  }
}
