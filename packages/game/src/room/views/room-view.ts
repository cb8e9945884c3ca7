import type { RoomPlayer, RoomView } from '@lamplight/domain/multiplayer';
import type { Player, Room } from '../room.ts';

/** A player as all others in the room see them: nothing of what helps them. */
export function playerView(player: Player): RoomPlayer {
  return {
    id: player.id,
    firstName: player.name,
    username: player.username,
    isReady: player.isReady,
    isConnected: player.awaySince === null,
    team: player.team,
  };
}

/** The room, the same for every player. */
export function roomView(room: Room): RoomView {
  return {
    id: room.code,
    name: room.name,
    gameType: room.gameType,
    maxPlayers: room.maxPlayers,
    status: room.status,
    createdBy: room.hostName,
    hostId: room.hostId,
    forClass: room.classId !== null,
    band: room.band,
    calm: room.calm,
    locked: room.locked,
    ranking: room.ranking,
    teams: room.teams,
    players: room.players.map(playerView),
  };
}
