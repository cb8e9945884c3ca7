import type { Db } from '@lamplight/db';
import type { RoomHub } from './hub/hub.ts';
import type { LiveRoom } from './hub/live-room.ts';
import { summaryOf } from './room-summary.ts';
import { findStudentsOf } from './rooms.repository.ts';

/**
 * Tells the students who may come in of a room, or of its next game (`room_created`): all who are in no
 * room, and those who look at the scores of a game that is over.
 */
export async function announceRoom(
  { db, hub }: { readonly db: Db; readonly hub: RoomHub },
  live: LiveRoom,
): Promise<void> {
  const connected = new Set(hub.listeners());
  if (connected.size === 0 || live.settings.seats !== null) return;
  const room = summaryOf(live);
  for (const id of await findStudentsOf(db, live.settings.classIds)) {
    const present = hub.roomOf(id)?.room;
    const isFree = present === undefined || present.status === 'finished';
    if (connected.has(id) && isFree) hub.send(id, { type: 'room_created', room });
  }
}
