import type { Room } from '@lamplight/game/room';

type Seated = Pick<Room, 'code' | 'players'>;

/**
 * Which room each player is in. Whoever goes straight from one room to another is in both for a moment: the room
 * that they came into last is theirs, and the one before is theirs again if they leave the later one first.
 */
export interface Seats {
  /** The code of the room that somebody is in. */
  of(userId: number): string | undefined;
  /** Everybody who has a seat, with the code of their room. */
  all(): [userId: number, code: string][];
  /** Notes who has come into a room and who has gone; the seats of all others stay as they are. */
  follow(before: Seated | undefined, after: Seated): void;
}

export function createSeats(): Seats {
  /** The rooms of each player, in the order in which they came into them. */
  const codes = new Map<number, readonly string[]>();

  function take(userId: number, code: string): void {
    const others = codes.get(userId)?.filter((each) => each !== code) ?? [];
    codes.set(userId, [...others, code]);
  }

  function free(userId: number, code: string): void {
    const others = codes.get(userId)?.filter((each) => each !== code) ?? [];
    if (others.length > 0) codes.set(userId, others);
    else codes.delete(userId);
  }

  return {
    of: (userId) => codes.get(userId)?.at(-1),
    all: () =>
      [...codes].flatMap(([userId, rooms]): [number, string][] => {
        const code = rooms.at(-1);
        return code === undefined ? [] : [[userId, code]];
      }),
    follow(before, after) {
      if (before?.players === after.players) return;
      const were = new Set(before?.players.map(({ id }) => id));
      const are = new Set(after.players.map(({ id }) => id));
      for (const id of were) if (!are.has(id)) free(id, after.code);
      for (const id of are) if (!were.has(id)) take(id, after.code);
    },
  };
}
