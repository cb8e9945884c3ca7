import type { TeamRooms } from './team-rooms.ts';

/** Pages that show boards: they hear of every change in the rooms of a tournament, also of new rooms. */
export interface BoardWatchers {
  /** Calls back after each change, until the returned function is called. */
  watch(id: number, rooms: readonly string[], changed: () => void): () => void;
  /** The tournament itself has changed; these are its rooms now. */
  notify(id: number, rooms: readonly string[]): void;
}

interface Watcher {
  readonly id: number;
  readonly changed: () => void;
  /** What ends the watch on each room, by its code. */
  readonly stops: Map<string, () => void>;
}

export function createBoardWatchers(rooms: Pick<TeamRooms, 'watch'>): BoardWatchers {
  const watchers = new Set<Watcher>();

  function watchRooms({ stops, changed }: Watcher, codes: readonly string[]): void {
    for (const code of codes) {
      if (!stops.has(code)) stops.set(code, rooms.watch(code, changed));
    }
  }

  return {
    watch(id, codes, changed) {
      const watcher = { id, changed, stops: new Map() };
      watchers.add(watcher);
      watchRooms(watcher, codes);
      return () => {
        watchers.delete(watcher);
        for (const stop of watcher.stops.values()) stop();
      };
    },
    notify(id, codes) {
      for (const watcher of watchers) {
        if (watcher.id !== id) continue;
        watchRooms(watcher, codes);
        watcher.changed();
      }
    },
  };
}
