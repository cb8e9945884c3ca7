import { z } from 'zod';
import { pageInputSchema, pageSchema } from '../paging/index.ts';
import { idSchema } from '../validation/index.ts';
import { CONSENT_PURPOSES } from './purpose.ts';
import { consentRecordSchema } from './views.ts';

/** Which records of the ledger are wanted; the search is among the students. */
export const ledgerInputSchema = pageInputSchema.extend({
  purpose: z.enum(CONSENT_PURPOSES).optional(),
  granted: z.boolean().optional(),
});
export type LedgerInput = z.infer<typeof ledgerInputSchema>;

/** A record of the ledger beside the student whom it is about. */
export const ledgerRecordSchema = consentRecordSchema.extend({
  student: z.object({ id: idSchema, username: z.string(), name: z.string() }),
  purpose: z.enum(CONSENT_PURPOSES),
});
export type LedgerRecord = z.infer<typeof ledgerRecordSchema>;

export const ledgerPageSchema = pageSchema(ledgerRecordSchema);
