import { z } from 'zod';
import { ROLES } from '../users/index.ts';
import { idSchema } from '../validation/index.ts';
import { RETENTION_KINDS } from './table.ts';

/** What the nightly work has done, for the admin. */
export const retentionReportSchema = z.object({
  /** Null until it has run for the first time. */
  ranAt: z.iso.datetime().nullable(),
  /** Since when the totals count; null until then. */
  since: z.iso.datetime().nullable(),
  /** The date of the host jumped, and nothing is deleted before its clock has gone on; null while it is believed. */
  clockDoubt: z
    .object({
      /** What the clock said when it was looked at last. */
      seenAt: z.iso.datetime(),
      /** Further days on which it has to go on. */
      daysLeft: z.int().positive(),
    })
    .nullable(),
  removed: z.array(
    z.object({
      kind: z.enum(RETENTION_KINDS),
      /** Entries that the last run removed. */
      lastRun: z.int(),
      /** All that were ever removed. */
      inTotal: z.int(),
    }),
  ),
  /** Accounts that will be deleted because nobody uses them, the next one first. */
  unused: z.array(
    z.object({
      id: idSchema,
      username: z.string(),
      fullName: z.string().nullable(),
      role: z.enum(ROLES),
      usedAt: z.iso.datetime(),
      deletedFrom: z.iso.datetime(),
    }),
  ),
});
export type RetentionReport = z.infer<typeof retentionReportSchema>;

/** The moment that an admin was shown and says to be right. */
export const trustClockSchema = z.object({ seenAt: z.iso.datetime() });

export const keepAccountSchema = z.object({ accountId: idSchema });
