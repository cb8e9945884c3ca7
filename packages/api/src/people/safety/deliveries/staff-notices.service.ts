import { type Db, listen } from '@lamplight/db';
import { roundOf, type StaffNotice } from '@lamplight/domain/safety';
import type { CurrentUser } from '@lamplight/domain/users';
import type { Clock } from '../../../platform/clock.ts';
import { createFeed } from '../../../platform/feed.ts';
import type { EntryRequests } from '../../classroom-sign-in/entry-requests.service.ts';
import type { SafetyService } from '../safety.service.ts';
import { findWaited, insertDelivery, markSeen } from './deliveries.repository.ts';

/** What waits for an adult, told to each of their pages wherever they are. */
export interface StaffNotices {
  /** What waits now. Nothing of the children: others may see the screen. */
  look(adult: CurrentUser): Promise<StaffNotice>;
  /** What waits now, and again after each change. */
  watch(adult: CurrentUser, signal: AbortSignal | undefined): AsyncGenerator<StaffNotice>;
  /** Notes that a page of this adult has shown alerts; those of other desks are passed over. */
  seen(adult: CurrentUser, ids: readonly number[]): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly safety: Pick<SafetyService, 'list'>;
  readonly entryRequests: Pick<EntryRequests, 'waiting'>;
}

/** How a recipient with an account is noted. */
export function recipientOf(userId: number): string {
  return `user:${userId}`;
}

export function createStaffNotices(deps: Dependencies): StaffNotices {
  const { db, clock, safety, entryRequests } = deps;

  async function look(adult: CurrentUser): Promise<StaffNotice> {
    const waiting = (await safety.list(adult)).filter(({ acknowledged }) => acknowledged === null);
    const waited = await findWaited(db);
    const severe = waiting.filter(({ level }) => level === 'severe');
    return {
      urgent: severe.map(({ id, source, going }) => ({
        ...{ id, going },
        isDrill: source === 'drill',
        round: roundOf(waited.get(id) ?? 0),
      })),
      standard: waiting.length - severe.length,
      asking: (await entryRequests.waiting(adult)).map(({ id }) => id),
    };
  }

  return {
    look,

    async *watch(adult, signal) {
      // Listens before the first look, so that nothing falls between them.
      const changes = createFeed<'changed'>(
        signal,
        (push) => {
          const changed = () => push('changed');
          const stops = [
            listen(db, 'safety-alerts', changed),
            listen(db, 'entry-requests', changed),
          ];
          return () => {
            for (const stop of stops) stop();
          };
        },
        1,
      );
      try {
        yield await look(adult);
        for await (const _ of changes.items) yield await look(adult);
      } finally {
        changes.close();
      }
    },

    async seen(adult, ids) {
      const { urgent } = await look(adult);
      const own = urgent.map(({ id }) => id).filter((id) => ids.includes(id));
      if (own.length === 0) return;
      const at = clock.now();
      const told = { way: 'screen', recipient: recipientOf(adult.id), userId: adult.id } as const;
      for (const alertId of own) {
        await insertDelivery(db, { ...told, alertId, contactName: null, at });
      }
      await markSeen(db, own, adult.id, at);
    },
  };
}
