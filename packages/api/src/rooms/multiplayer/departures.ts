import type { Db } from '@lamplight/db';
import type { Sessions } from '../../people/auth/sessions.ts';
import { findUser } from '../../people/users/users.repository.ts';
import type { Log } from '../../platform/log.ts';
import type { RoomHub } from './hub/hub.ts';

interface Dependencies {
  readonly db: Db;
  readonly log: Log;
  readonly sessions: Sessions;
  readonly hub: RoomHub;
}

/**
 * Takes people out of the rooms when their last session ends; when the account is gone, or has another role,
 * nothing of them stays in any room.
 */
export function followDepartures({ db, log, sessions, hub }: Dependencies): void {
  async function look(userId: number): Promise<void> {
    const user = await findUser(db, userId);
    const plays = hub.roomOf(userId)?.room.code;
    if (plays !== undefined && user?.role === 'student') {
      if ((await sessions.countOf(userId)) > 0) return;
      await hub.dispatch(plays, { type: 'leave', by: userId });
      return;
    }
    if (user?.role === 'student') return;
    const rooms = hub.rooms().filter(({ room }) => user === undefined || room.hostId !== userId);
    for (const { room, settings } of rooms) {
      const seats = settings.seats?.filter((id) => id !== userId) ?? null;
      const forget = { type: 'forget', playerId: userId } as const;
      await hub.dispatch(room.code, forget, { settings: { seats } });
    }
  }

  sessions.onEnd(({ userId }) => {
    if (userId === null) return;
    look(userId).catch((error: unknown) => log.error(error, 'somebody stayed in a room'));
  });
}
