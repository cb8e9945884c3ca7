import { type Db, transact } from '@lamplight/db';
import { startOfUtcDay, utcDay } from '@lamplight/domain/activity';
import { MAX_REPORTS_A_DAY, type SessionReport } from '@lamplight/domain/tracking';
import type { CurrentUser } from '@lamplight/domain/users';
import type { Clock } from '../../platform/clock.ts';
import type { ConsentsService } from '../consents/consents.service.ts';
import { countTrackedSessions, insertTrackedSession } from './tracking.repository.ts';

export interface TrackingService {
  /**
   * Keeps a visit of somebody for whom consent was given. Everybody else's is forgotten, and the
   * answer does not say which.
   */
  report(user: CurrentUser, report: SessionReport): Promise<void>;
}

export function createTrackingService(
  db: Db,
  clock: Clock,
  consents: ConsentsService,
): TrackingService {
  return {
    async report({ id: userId }, report) {
      if (Object.keys(report).length === 0) return;
      // Looked at first: most reports come without a consent and need no turn to write.
      if (!(await consents.allows(db, userId, 'session-tracking'))) return;
      const at = clock.now();
      const today = startOfUtcDay(utcDay(at));
      await transact(db, async (trx) => {
        if (!(await consents.allows(trx, userId, 'session-tracking'))) return;
        if ((await countTrackedSessions(trx, userId, today)) >= MAX_REPORTS_A_DAY) return;
        await insertTrackedSession(trx, { userId, payload: JSON.stringify(report), at });
      });
    },
  };
}
