/** Takes a message of `/ws`, as JSON. */
export type Deliver = (text: string) => void;
/** Is told that a room looks different now: its state, or only how many have answered. */
export type Watcher = (changed: 'state' | 'answers') => void;

/** Whoever hears of rooms: the connections of people, and the pages of those who lead. */
export interface Audience {
  /** Adds a connection of a person; the returned function takes it away again. */
  listen(userId: number, deliver: Deliver): () => void;
  isListening(userId: number): boolean;
  listeners(): number[];
  send(userId: number, text: string): void;
  watch(code: string, watcher: Watcher): () => void;
  notify(code: string, changed: 'state' | 'answers'): void;
}

export function createAudience(): Audience {
  const connections = new Map<number, Set<Deliver>>();
  const watchers = new Map<string, Set<Watcher>>();

  return {
    listen: (userId, deliver) => addTo(connections, userId, deliver),
    isListening: (userId) => connections.has(userId),
    listeners: () => [...connections.keys()],
    send(userId, text) {
      for (const deliver of connections.get(userId) ?? []) deliver(text);
    },
    watch: (code, watcher) => addTo(watchers, code, watcher),
    notify(code, changed) {
      for (const watcher of watchers.get(code) ?? []) watcher(changed);
    },
  };
}

/** Adds a member to the set of a key, and returns what removes it. */
function addTo<K, V>(sets: Map<K, Set<V>>, key: K, member: V): () => void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(member));
  return () => {
    set.delete(member);
    if (set.size === 0 && sets.get(key) === set) sets.delete(key);
  };
}
