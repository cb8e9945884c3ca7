import type { Db } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { TRACKED_SESSION_DAYS } from '@lamplight/domain/tracking';
import { deleteExpiredTokens } from '../auth/auth-tokens.repository.ts';
import type { Sessions } from '../auth/sessions.ts';
import { deleteThrottlesBefore } from '../auth/throttle.repository.ts';
import { deleteDemoEntriesBefore } from '../journal/journal.repository.ts';
import type { Clock } from '../platform/clock.ts';
import { deleteIdempotentResultsBefore } from '../platform/idempotency.repository.ts';
import { deleteTrackedSessionsBefore } from '../tracking/tracking.repository.ts';

/** How long a repeated call is recognised: a tablet may stay in a cupboard over a holiday. */
const IDEMPOTENCY_DAYS = 30;
/** How long failures are remembered after their wait has ended. */
const THROTTLE_DAYS = 1;
/** How long the demo student's journal keeps what a visitor wrote: anybody may open it next. */
const DEMO_JOURNAL_MILLIS = 60 * 60 * 1000;

/** Removes what has served its time; the host's timer calls it. */
export function createHousekeeping(db: Db, clock: Clock, sessions: Sessions): () => Promise<void> {
  return async () => {
    const now = clock.now();
    await sessions.deleteExpired();
    await deleteExpiredTokens(db, now);
    await deleteThrottlesBefore(db, now - THROTTLE_DAYS * DAY_MILLIS);
    await deleteIdempotentResultsBefore(db, now - IDEMPOTENCY_DAYS * DAY_MILLIS);
    await deleteDemoEntriesBefore(db, now - DEMO_JOURNAL_MILLIS);
    await deleteTrackedSessionsBefore(db, now - TRACKED_SESSION_DAYS * DAY_MILLIS);
  };
}
