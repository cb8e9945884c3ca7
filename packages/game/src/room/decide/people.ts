import type { Command, Newcomer } from '../command.ts';
import { seated } from '../create.ts';
import type { Millis, Player, Room } from '../room.ts';
import { leads } from './leader.ts';
import { NOTHING, type Step } from './step.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The player of an id, if they are in the room. */
export function playerOf(room: Room, id: number): Player | undefined {
  return room.players.find((player) => player.id === id);
}

/** Somebody wants to come in, also in the middle of a game. */
export function join(room: Room, { player: newcomer }: Of<'join'>, at: Millis): Step {
  if (playerOf(room, newcomer.id) || leadsOnly(room, newcomer)) return NOTHING;
  if (room.removed.includes(newcomer.id)) return 'REMOVED_FROM_ROOM';
  if (room.locked) return 'ROOM_LOCKED';
  if (room.players.length >= room.maxPlayers) return 'ROOM_FULL';
  const known = room.game?.standings.find(({ playerId }) => playerId === newcomer.id);
  const player = seated(newcomer, room, at);
  return [{ type: 'player-joined', player: known ? { ...player, team: known.team } : player }];
}

/** A teacher leads a class room and takes no seat in it. */
function leadsOnly(room: Room, { id }: Newcomer): boolean {
  return room.classId !== null && room.hostId === id;
}

/** Somebody goes; whoever is not in the room has nothing to leave. */
export function leave(room: Room, { by }: Of<'leave'>, at: Millis): Step {
  return playerOf(room, by) ? [{ type: 'player-left', playerId: by, at }] : NOTHING;
}

/** Readiness is for the lobby; elsewhere it changes nothing. */
export function setReady(room: Room, { by, ready }: Of<'set-ready'>, at: Millis): Step {
  const player = playerOf(room, by);
  if (player === undefined) return 'NOT_IN_ROOM';
  if (room.status !== 'waiting' || player.isReady === ready) return NOTHING;
  return [{ type: 'readiness-changed', playerId: by, ready, at }];
}

/** The last connection of a player was lost. */
export function away(room: Room, { by }: Of<'away'>, at: Millis): Step {
  const isHere = playerOf(room, by)?.awaySince === null;
  return isHere ? [{ type: 'player-away', playerId: by, at }] : NOTHING;
}

/** The first connection of a player is back. */
export function back(room: Room, { by }: Of<'back'>, at: Millis): Step {
  const isAway = typeof playerOf(room, by)?.awaySince === 'number';
  return isAway ? [{ type: 'player-back', playerId: by, at }] : NOTHING;
}

/** The teacher of a class room sends a player out for good. */
export function remove(room: Room, { by, playerId }: Of<'remove'>, at: Millis): Step {
  if (room.classId === null || !leads(room, by)) return 'NOT_ROOM_HOST';
  if (room.removed.includes(playerId)) return NOTHING;
  return playerOf(room, playerId) ? [{ type: 'player-removed', playerId, at }] : 'NOT_IN_ROOM';
}

/** The teacher of a class room gives a player what helps them. */
export function accommodate(room: Room, command: Of<'accommodate'>, at: Millis): Step {
  const { by, playerId, accommodation } = command;
  if (room.classId === null || !leads(room, by)) return 'NOT_ROOM_HOST';
  const now = playerOf(room, playerId)?.accommodation;
  if (now === undefined) return 'NOT_IN_ROOM';
  const isSame =
    now.timeFactor === accommodation.timeFactor &&
    now.fewerOptions === accommodation.fewerOptions &&
    now.readAloud === accommodation.readAloud;
  return isSame ? NOTHING : [{ type: 'accommodated', playerId, accommodation, at }];
}

/** An account is gone: so is whatever the state tells of the person. */
export function forget(room: Room, { playerId }: Of<'forget'>): Step {
  const isKnown =
    room.hostId === playerId ||
    room.removed.includes(playerId) ||
    playerOf(room, playerId) !== undefined ||
    room.game?.standings.some((standing) => standing.playerId === playerId);
  return isKnown ? [{ type: 'person-forgotten', playerId }] : NOTHING;
}
