import type { Db } from './database-handle.ts';

/** What others of this program are told of, once it is stored. */
export type Channel = 'safety-alerts' | 'entry-requests';

const listeners = new WeakMap<Db, Map<Channel, Set<() => void>>>();
const pending = new WeakMap<Db, Set<Channel>>();

/**
 * Tells the listeners of a channel when the transaction of this handle has been committed, once however
 * often it is called; nobody is told of what is rolled back. Outside of a transaction they are told now.
 */
export function notify(db: Db, channel: Channel): void {
  const waiting = pending.get(db);
  if (waiting) waiting.add(channel);
  else tell(db, [channel]);
}

/**
 * Calls back after each commit that told of this channel.
 * @param db an outer handle
 * @returns what takes the listener away
 */
export function listen(db: Db, channel: Channel, listener: () => void): () => void {
  const channels = listeners.get(db) ?? new Map<Channel, Set<() => void>>();
  listeners.set(db, channels);
  const own = channels.get(channel) ?? new Set();
  channels.set(channel, own.add(listener));
  return () => void own.delete(listener);
}

/** Gathers what is told inside a transaction; for `transact` alone. */
export function gather(handle: Db): ReadonlySet<Channel> {
  const channels = new Set<Channel>();
  pending.set(handle, channels);
  return channels;
}

/** The transaction is over: what comes later on this handle is told at once again. */
export function endGathering(handle: Db): void {
  pending.delete(handle);
}

/** Calls the listeners; for `transact` alone. */
export function tell(db: Db, channels: Iterable<Channel>): void {
  for (const channel of channels) {
    for (const listener of listeners.get(db)?.get(channel) ?? []) listener();
  }
}
