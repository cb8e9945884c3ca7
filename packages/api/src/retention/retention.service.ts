import type { Db } from '@lamplight/db';
import {
  keptMillis,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionReport,
} from '@lamplight/domain/retention';
import { z } from 'zod';
import type { PlainSignIns } from '../auth/plain-sign-ins.ts';
import type { Sessions } from '../auth/sessions.ts';
import { deleteEntryRequestsBefore } from '../classroom-sign-in/entry-requests.repository.ts';
import { findSettings, saveSetting } from '../host-settings/host-settings.repository.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import { REMOVALS } from './expiry.repository.ts';
import type { UnusedAccounts } from './unused-accounts.service.ts';

/** Carries out the retention table, and remembers what it has done. */
export interface RetentionService {
  /** Removes what has served its time; the host's timer calls it. */
  run(): Promise<void>;
  report(): Promise<RetentionReport>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly plainSignIns: PlainSignIns;
  readonly unusedAccounts: UnusedAccounts;
}

/** Where the record of the runs lies among the settings of the host. */
const RECORD = 'retention-runs';

const countsSchema = z.partialRecord(z.enum(RETENTION_KINDS), z.int());
const recordSchema = z.object({
  ranAt: z.int(),
  since: z.int(),
  lastRun: countsSchema,
  inTotal: countsSchema,
});

export function createRetention(deps: Dependencies): RetentionService {
  const { db, clock, sessions, plainSignIns, unusedAccounts } = deps;

  async function readRecord() {
    const stored = (await findSettings(db)).get(RECORD);
    const parsed = stored === undefined ? null : recordSchema.safeParse(JSON.parse(stored));
    return parsed?.success ? parsed.data : null;
  }

  async function removeAll(now: number): Promise<Partial<Record<RetentionKind, number>>> {
    const removed: Partial<Record<RetentionKind, number>> = {};
    await sessions.deleteExpired();
    await deleteEntryRequestsBefore(db, now);
    await plainSignIns.clear();
    for (const kind of RETENTION_KINDS) {
      if (!(kind in REMOVALS)) continue;
      const timed = kind as keyof typeof REMOVALS;
      removed[kind] = await REMOVALS[timed](db, now - keptMillis(timed), now);
    }
    removed.accounts = await unusedAccounts.goOver();
    return removed;
  }

  return {
    async run() {
      const now = clock.now();
      const before = await readRecord();
      const lastRun = await removeAll(now);
      const inTotal = Object.fromEntries(
        RETENTION_KINDS.map((kind) => [
          kind,
          (before?.inTotal[kind] ?? 0) + (lastRun[kind] ?? 0),
        ]).filter(([, count]) => count !== 0),
      );
      const record = { ranAt: now, since: before?.since ?? now, lastRun, inTotal };
      await saveSetting(db, { name: RECORD, value: JSON.stringify(record), updatedAt: now });
    },

    async report() {
      const record = await readRecord();
      return {
        ranAt: record ? isoTime(record.ranAt) : null,
        since: record ? isoTime(record.since) : null,
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
