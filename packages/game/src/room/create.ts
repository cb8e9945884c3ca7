import type { Newcomer } from './command.ts';
import type { Millis, Player, Room } from './room.ts';
import { teamForNewcomer } from './teams.ts';

type Common = Pick<Room, 'code' | 'name' | 'gameType' | 'band' | 'maxPlayers' | 'calm'>;

/** A room that a student opens and plays in. */
export interface StudentRoom extends Common {
  readonly classId: null;
  readonly host: Newcomer;
}

/** A room that a teacher opens for a class and leads without playing. */
export interface ClassRoom extends Common, Pick<Room, 'ranking' | 'teams'> {
  readonly classId: number;
  readonly host: Pick<Newcomer, 'id' | 'username'>;
}

export type RoomOptions = StudentRoom | ClassRoom;

/** A newcomer with a seat in a room. */
export function seated(
  newcomer: Newcomer,
  room: Pick<Room, 'teams' | 'players'>,
  at: Millis,
): Player {
  const { id, name, username, accommodation } = newcomer;
  return {
    id,
    name,
    username,
    accommodation,
    isReady: false,
    awaySince: null,
    team: teamForNewcomer(room.teams, room.players),
    joinedAt: at,
  };
}

/** A room in which people gather. Teams are made only where the ranking is by teams. */
export function createRoom(options: RoomOptions, at: Millis): Room {
  const forClass = options.classId !== null;
  const ranking = forClass ? options.ranking : 'full';
  const teams = forClass && ranking === 'teams' ? options.teams : 0;
  return {
    code: options.code,
    name: options.name,
    gameType: options.gameType,
    band: options.band,
    maxPlayers: options.maxPlayers,
    status: 'waiting',
    hostId: options.host.id,
    hostName: options.host.username,
    classId: options.classId,
    calm: options.calm,
    ranking,
    teams,
    locked: false,
    players: forClass ? [] : [seated(options.host, { teams, players: [] }, at)],
    removed: [],
    game: null,
    createdAt: at,
    touchedAt: at,
    end: null,
    seq: 0,
  };
}
