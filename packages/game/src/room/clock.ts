import type { RoomEvent } from './event.ts';
import type { Millis, Room } from './room.ts';

/** Smaller steps back than this are left alone. */
const CLOCK_SLACK: Millis = 1000;

/** The latest moment that the state knows of. */
function lastKnown({ touchedAt, game, players }: Room): Millis {
  return Math.max(
    touchedAt,
    game?.phaseBegan ?? 0,
    game?.pausedAt ?? 0,
    ...players.map(({ awaySince }) => awaySince ?? 0),
  );
}

/** Whether the host's clock was set back since the state knew of it. */
export function isClockSetBack(room: Room, at: Millis): boolean {
  return lastKnown(room) - at > CLOCK_SLACK;
}

/** Says so when the host's clock was set back; without it a question would stay open for all that time. */
export function clockEvents(room: Room, at: Millis): RoomEvent[] {
  return isClockSetBack(room, at) ? [{ type: 'clock-set-back', by: lastKnown(room) - at }] : [];
}

/** The state as if everything in it had happened earlier. */
export function setBack(room: Room, by: Millis): Room {
  const earlier = (moment: Millis | null) => (moment === null ? null : moment - by);
  const { game } = room;
  return {
    ...room,
    touchedAt: room.touchedAt - by,
    players: room.players.map((player) => ({ ...player, awaySince: earlier(player.awaySince) })),
    game: game && {
      ...game,
      phaseBegan: game.phaseBegan - by,
      phaseEnds: earlier(game.phaseEnds),
      pausedAt: earlier(game.pausedAt),
    },
  };
}
