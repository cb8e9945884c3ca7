import { ownView, type Room, sharedSession } from '@lamplight/game/room';
import type { Publisher } from './publisher.ts';

/** Milliseconds between two words of how much time is left. */
const TICK = 5000;

/** Tells the players of open questions how much time is left (`time_update`), every five seconds. */
export interface Ticks {
  /** When the next word is due in a room, in epoch milliseconds; null where no time runs. */
  next(room: Room): number | null;
  /** Tells it, if it is due. */
  tell(room: Room, at: number): void;
  forget(code: string): void;
}

/** The question of a room and how many words were told of its time. */
interface Told {
  readonly question: string;
  readonly count: number;
}

export function createTicks({ send }: Pick<Publisher, 'send'>): Ticks {
  const told = new Map<string, Told>();

  /** How often the time of the open question was told already; null where no time runs. */
  function countOf(room: Room): Told | null {
    const { game } = room;
    const isOpen = room.status === 'playing' && game?.phase === 'question';
    if (!isOpen || room.calm || game.pausedAt !== null || game.phaseEnds === null) return null;
    const question = `${game.id}/${game.current}`;
    const known = told.get(room.code);
    return known?.question === question ? known : { question, count: 0 };
  }

  function next(room: Room): number | null {
    const known = countOf(room);
    if (known === null || !room.game) return null;
    return room.game.phaseBegan + (known.count + 1) * TICK;
  }

  return {
    next,
    tell(room, at) {
      const known = countOf(room);
      const due = next(room);
      if (known === null || due === null || due > at || !room.game) return;
      const count = Math.floor((at - room.game.phaseBegan) / TICK);
      told.set(room.code, { question: known.question, count });
      const shared = sharedSession(room, at)?.timeLeft ?? 0;
      const sessionId = room.game.id;
      for (const { id, accommodation } of room.players) {
        const own = accommodation.timeFactor === 1 ? shared : ownView(room, id, at)?.timeLeft;
        send(id, { type: 'time_update', sessionId, timeLeft: own ?? shared });
      }
    },
    forget: (code) => told.delete(code),
  };
}
