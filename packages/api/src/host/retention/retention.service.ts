import { type Db, transact } from '@lamplight/db';
import {
  clockMemorySchema,
  DOUBT_DAYS,
  doubtOfClock,
  isPassing,
  keptMillis,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionReport,
  trustedClock,
} from '@lamplight/domain/retention';
import { z } from 'zod';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import type { DeletionWishes } from '../../people/auth/deletion-wishes.service.ts';
import type { PlainSignIns } from '../../people/auth/plain-sign-ins.ts';
import type { Sessions } from '../../people/auth/sessions.ts';
import { deleteEntryRequestsBefore } from '../../people/classroom-sign-in/entry-requests.repository.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { findSettings, saveSetting } from '../../platform/settings/settings.repository.ts';
import { REMOVALS } from './expiry.repository.ts';
import type { UnusedAccounts } from './unused-accounts.service.ts';

/** Carries out the retention table, and remembers what it has done. */
export interface RetentionService {
  /**
   * Removes what has served its time; the host's timer calls it. While the clock of the host is doubted it removes
   * only what is kept for a day at most.
   */
  run(): Promise<void>;
  report(): Promise<RetentionReport>;
  /**
   * Ends the doubt of the clock, at an admin's word; what has served its time goes with the next run.
   * @param seenAt the moment that the admin was shown, ISO 8601
   * @throws AppError VALIDATION when the clock has jumped since
   */
  trustClock(actor: SignedIn, seenAt: string): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly plainSignIns: PlainSignIns;
  readonly unusedAccounts: UnusedAccounts;
  readonly deletionWishes: Pick<DeletionWishes, 'carryOut'>;
}

/** Where the record of the runs lies among the settings of the host. */
const RECORD = 'retention-runs';

const countsSchema = z.partialRecord(z.enum(RETENTION_KINDS), z.int());
const recordSchema = clockMemorySchema.extend({
  since: z.int(),
  lastRun: countsSchema,
  inTotal: countsSchema,
});

export function createRetention(deps: Dependencies): RetentionService {
  const { db, clock, sessions, plainSignIns, unusedAccounts, deletionWishes } = deps;

  async function readRecord(from: Db = db) {
    const stored = (await findSettings(from)).get(RECORD);
    const parsed = stored === undefined ? null : recordSchema.safeParse(JSON.parse(stored));
    return parsed?.success ? parsed.data : null;
  }

  type Removed = Partial<Record<RetentionKind, number>>;

  async function removeKinds(
    now: number,
    isDue: (kind: keyof typeof REMOVALS) => boolean,
  ): Promise<Removed> {
    const removed: Removed = {};
    for (const kind of RETENTION_KINDS) {
      const timed = kind as keyof typeof REMOVALS;
      if (!(kind in REMOVALS) || !isDue(timed)) continue;
      removed[kind] = await REMOVALS[timed](db, now - keptMillis(timed), now);
    }
    return removed;
  }

  async function removeAll(now: number): Promise<Removed> {
    await sessions.deleteExpired();
    await deleteEntryRequestsBefore(db, now);
    await plainSignIns.clear();
    const removed = await removeKinds(now, () => true);
    removed.accounts = (await deletionWishes.carryOut()) + (await unusedAccounts.goOver());
    return removed;
  }

  return {
    async run() {
      const now = clock.now();
      const before = await readRecord();
      const doubt = doubtOfClock(before, now);
      const lastRun = doubt === null ? await removeAll(now) : await removeKinds(now, isPassing);
      const inTotal = Object.fromEntries(
        RETENTION_KINDS.map((kind) => [
          kind,
          (before?.inTotal[kind] ?? 0) + (lastRun[kind] ?? 0),
        ]).filter(([, count]) => count !== 0),
      );
      const ranAt = doubt === null ? now : (before?.ranAt ?? now);
      const record = { ranAt, since: before?.since ?? now, doubt, lastRun, inTotal };
      await saveSetting(db, { name: RECORD, value: JSON.stringify(record), updatedAt: now });
    },

    async trustClock(actor, seenAt) {
      const now = clock.now();
      await transact(db, async (trx) => {
        const record = await readRecord(trx);
        if (!record?.doubt) return;
        const trusted = trustedClock(record, Date.parse(seenAt), now);
        if (trusted === null) {
          throw new AppError('VALIDATION', {
            message: 'The date of the host has changed since you looked. Please look again.',
          });
        }
        const value = JSON.stringify({ ...record, ...trusted });
        await saveSetting(trx, { name: RECORD, value, updatedAt: now });
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'host.clock-trusted', at: now },
        });
      });
    },

    async report() {
      const record = await readRecord();
      return {
        ranAt: record ? isoTime(record.ranAt) : null,
        since: record ? isoTime(record.since) : null,
        clockDoubt: record?.doubt
          ? { seenAt: isoTime(record.doubt.seenAt), daysLeft: DOUBT_DAYS - record.doubt.days }
          : null,
        removed: RETENTION_KINDS.map((kind) => ({
          kind,
          lastRun: record?.lastRun[kind] ?? 0,
          inTotal: record?.inTotal[kind] ?? 0,
        })),
        unused: await unusedAccounts.list(),
      };
    },
  };
}
