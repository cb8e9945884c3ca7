import { z } from 'zod';
import { pageInputSchema, pageSchema } from '../paging/index.ts';
import { idSchema } from '../validation/index.ts';
import { AUDIT_TOPICS } from './actions.ts';

/** Which events are wanted; the search is among the people who did something or to whom it was done. */
export const auditInputSchema = pageInputSchema.extend({
  topic: z.enum(AUDIT_TOPICS).optional(),
  /** Only what this person did, or what was done to them. */
  personId: idSchema.optional(),
  /** First and last day, by the host's calendar in UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type AuditInput = z.infer<typeof auditInputSchema>;

const personSchema = z.object({ id: idSchema, username: z.string(), name: z.string() });

export const auditEventSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** One of `AUDIT_ACTIONS`; an older version may have known another. */
  action: z.string(),
  /** Null for the host itself, and for an account that is gone. */
  actor: personSchema.nullable(),
  /** To whom it was done. */
  person: personSchema.nullable(),
  /** The class that it is about, by its name now; null for none, and for one that is gone. */
  className: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

export const auditPageSchema = pageSchema(auditEventSchema);
