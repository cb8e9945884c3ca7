import { createStore, del, set, values } from 'idb-keyval';
import type { OutboxStore, PendingCall } from './outbox.ts';

/**
 * Kept calls in IndexedDB, which browsers offer on plain http too. Where it is switched off, calls
 * live as long as the page.
 */
export function browserStore(): OutboxStore {
  const memory = new Map<string, PendingCall>();
  let opened: ReturnType<typeof createStore> | undefined;

  function database() {
    opened ??= createStore('lamplight', 'outbox');
    return opened;
  }

  return {
    async list() {
      try {
        return [...(await values<PendingCall>(database())), ...memory.values()];
      } catch {
        return [...memory.values()];
      }
    },
    async add(call) {
      try {
        await set(call.key, call, database());
      } catch {
        memory.set(call.key, call);
      }
    },
    async remove(key) {
      memory.delete(key);
      try {
        await del(key, database());
      } catch {
        // Nothing was stored: the memory above was its only place.
      }
    },
  };
}
