import type { RoomEvent } from '../event.ts';
import type { Millis, Room } from '../room.ts';
import {
  allHaveAnswered,
  closeDue,
  hostDue,
  phaseDue,
  presentPlayers,
  runningGame,
} from '../timing.ts';
import { phaseOver, roomOver } from './course.ts';
import { NOTHING, type Step } from './step.ts';

/** What the time has brought about. One phase at most: those that a stopped host missed are not rushed through. */
export function wake(room: Room, at: Millis): Step {
  const close = closeDue(room);
  if (close !== null && at >= close.at) return roomOver(room, close.reason, at);
  const game = runningGame(room);
  const due = game && phaseDue(room, game);
  return game && due !== null && at >= due ? phaseOver(game, at) : NOTHING;
}

/**
 * The host runs again: the present phase goes on from where the last sign of life was, as after a pause.
 * A pause that somebody asked for stays.
 */
export function restarted(room: Room, at: Millis): Step {
  const game = runningGame(room);
  if (game === null || game.pausedAt !== null) return NOTHING;
  const lastSign = Math.max(game.phaseBegan, room.touchedAt);
  if (lastSign >= at) return NOTHING;
  return [
    { type: 'paused', at: lastSign },
    { type: 'resumed', at },
  ];
}

/**
 * What follows at once from how a room is now, whatever led to it. That the time of a question is up is left
 * to `wake`: a host that runs again looks after other things first.
 */
export function settle(room: Room, at: Millis): RoomEvent[] {
  if (room.status === 'closed') return [];
  if (room.classId === null && room.players.length === 0) return roomOver(room, 'empty', at);
  return [...newHost(room, at), ...questionAnswered(room, at)];
}

/** The next host is whoever has been here longest; somebody who is away only where nobody else is left. */
function newHost(room: Room, at: Millis): RoomEvent[] {
  const due = hostDue(room);
  if (due === null || at < due) return [];
  const next = presentPlayers(room)[0] ?? room.players[0];
  return next ? [{ type: 'host-changed', hostId: next.id, hostName: next.username }] : [];
}

function questionAnswered(room: Room, at: Millis): RoomEvent[] {
  const game = runningGame(room);
  const isOver = game?.phase === 'question' && game.pausedAt === null && allHaveAnswered(room);
  return isOver ? phaseOver(game, at) : [];
}
