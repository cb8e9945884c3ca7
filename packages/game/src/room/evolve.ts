import { setBack } from './clock.ts';
import type { RoomEvent } from './event.ts';
import {
  answered,
  ended,
  finished,
  opened,
  paused,
  reopened,
  resumed,
  started,
} from './evolve/play.ts';
import { forgotten, joined, withoutPlayer, withPlayer } from './evolve/seats.ts';
import type { Millis, Room } from './room.ts';

/** The room after something has happened. The same room and event always give the same. */
export function evolve(room: Room, event: RoomEvent): Room {
  const changed = after(room, event);
  return { ...changed, touchedAt: touched(changed, event), seq: room.seq + 1 };
}

function after(room: Room, event: RoomEvent): Room {
  switch (event.type) {
    case 'player-joined':
      return joined(room, event);
    case 'player-left':
      return withoutPlayer(room, event.playerId);
    case 'player-removed':
      return {
        ...withoutPlayer(room, event.playerId),
        removed: [...room.removed, event.playerId],
      };
    case 'person-forgotten':
      return forgotten(room, event);
    case 'player-away':
      return withPlayer(room, event.playerId, { awaySince: event.at });
    case 'player-back':
      return withPlayer(room, event.playerId, { awaySince: null });
    case 'readiness-changed':
      return withPlayer(room, event.playerId, { isReady: event.ready });
    case 'accommodated':
      return withPlayer(room, event.playerId, { accommodation: event.accommodation });
    case 'host-changed':
      return { ...room, hostId: event.hostId, hostName: event.hostName };
    case 'lock-changed':
      return { ...room, locked: event.locked };
    case 'game-started':
      return started(room, event);
    case 'question-opened':
      return opened(room, event);
    case 'answered':
      return answered(room, event);
    case 'question-ended':
      return ended(room, event);
    case 'paused':
      return paused(room, event);
    case 'resumed':
      return resumed(room, event);
    case 'game-finished':
      return finished(room, event);
    case 'reopened':
      return reopened(room);
    case 'game-chosen':
      return { ...reopened(room), ...event.game };
    case 'closed':
      return { ...room, status: 'closed', end: event.reason };
    case 'clock-set-back':
      return setBack(room, event.by);
  }
}

/** When somebody last did something. What time alone brings about, or a lost connection, touches nothing. */
function touched({ touchedAt }: Room, event: RoomEvent): Millis {
  switch (event.type) {
    case 'player-joined':
      return Math.max(touchedAt, event.player.joinedAt);
    case 'answered':
      return Math.max(touchedAt, event.answer.at);
    case 'player-left':
    case 'player-removed':
    case 'player-back':
    case 'readiness-changed':
    case 'accommodated':
    case 'lock-changed':
    case 'game-started':
    case 'paused':
    case 'resumed':
    case 'reopened':
    case 'game-chosen':
      return Math.max(touchedAt, event.at);
    default:
      return touchedAt;
  }
}
