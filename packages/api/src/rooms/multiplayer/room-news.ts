import type { Db } from '@lamplight/db';
import type { RoomHub } from './hub/hub.ts';
import type { LiveRoom } from './hub/live-room.ts';
import { summaryOf } from './room-summary.ts';
import { findStudentsOf } from './rooms.repository.ts';

/** Tells the students who may come in, and are in no room yet, of a new one (`room_created`). */
export async function announceRoom(
  { db, hub }: { readonly db: Db; readonly hub: RoomHub },
  live: LiveRoom,
): Promise<void> {
  const connected = new Set(hub.listeners());
  if (connected.size === 0 || live.settings.seats !== null) return;
  const room = summaryOf(live);
  for (const id of await findStudentsOf(db, live.settings.classIds)) {
    if (connected.has(id) && !hub.roomOf(id)) hub.send(id, { type: 'room_created', room });
  }
}
