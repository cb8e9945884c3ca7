import type { RoomSummary } from '@lamplight/domain/multiplayer';
import { roomView } from '@lamplight/game/room';
import type { LiveRoom } from './hub/live-room.ts';

/** A room as it stands in a list. */
export function summaryOf({ room }: LiveRoom): RoomSummary {
  const { id, name, gameType, maxPlayers, status, createdBy, forClass, band, calm, players } =
    roomView(room);
  const playerCount = players.length;
  return {
    ...{ id, name, gameType, maxPlayers, status, createdBy, forClass, band, calm },
    ...{ playerCount, players },
  };
}
