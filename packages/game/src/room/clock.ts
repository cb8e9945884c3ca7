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

/** Says so when the host's clock was set back; without it a question would stay open for all that time. */
export function clockEvents(room: Room, at: Millis): RoomEvent[] {
  const by = lastKnown(room) - at;
  return by > CLOCK_SLACK ? [{ type: 'clock-set-back', by }] : [];
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
