/** A message of `/ws` as JSON: how it begins for everybody who is told, in UTF-8, and how it ends for one of them. */
export interface WrittenMessage {
  readonly head: Buffer;
  readonly tail: string;
}
/** Takes messages that belong together, in their order. */
export type Deliver = (messages: readonly WrittenMessage[]) => void;
/** Is told that a room looks different now: its state, or only how many have answered. */
export type Watcher = (changed: 'state' | 'answers') => void;

/** Whoever hears of rooms: the connections of people, and the pages of those who lead. */
export interface Audience {
  /** Adds a connection of a person; the returned function takes it away again. */
  listen(userId: number, deliver: Deliver): () => void;
  isListening(userId: number): boolean;
  listeners(): number[];
  send(userId: number, message: WrittenMessage): void;
  /** Whatever is sent within `work` reaches each person at once, and all of them as soon as it is done. */
  together(work: () => void): void;
  watch(code: string, watcher: Watcher): () => void;
  notify(code: string, changed: 'state' | 'answers'): void;
}

export function createAudience(): Audience {
  const connections = new Map<number, Set<Deliver>>();
  const watchers = new Map<string, Set<Watcher>>();
  /** What is sent together, by person. */
  let held: Map<number, WrittenMessage[]> | null = null;

  function deliver(userId: number, messages: readonly WrittenMessage[]): void {
    for (const take of connections.get(userId) ?? []) take(messages);
  }

  return {
    listen: (userId, take) => addTo(connections, userId, take),
    isListening: (userId) => connections.has(userId),
    listeners: () => [...connections.keys()],
    send(userId, message) {
      if (held === null) return deliver(userId, [message]);
      const waiting = held.get(userId);
      if (waiting) waiting.push(message);
      else held.set(userId, [message]);
    },
    together(work) {
      const all = new Map<number, WrittenMessage[]>();
      held = all;
      try {
        work();
      } finally {
        held = null;
      }
      for (const [userId, messages] of all) deliver(userId, messages);
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
