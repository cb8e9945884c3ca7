import type { Db } from '@lamplight/db';
import type { AuditAction } from '@lamplight/domain/audit';

/** Who did what to whom: rows are only added, in the transaction of what they tell. */
export async function insertAuditEvent(
  db: Db,
  event: {
    /** Null for what the host did by itself, or on the command line. */
    readonly actorId: number | null;
    /** One that `AUDIT_ACTIONS` lists, so that each has its sentence. */
    readonly action: AuditAction;
    /** The person it was done to; none for a class or the host. */
    readonly userId?: number | null;
    /** Without names, addresses or words of people: the row outlives them in backups. */
    readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
    /** Epoch milliseconds. */
    readonly at: number;
  },
): Promise<void> {
  const { actorId, action, userId = null, detail, at } = event;
  await db
    .insertInto('auditEvents')
    .values({ actorId, action, userId, detail: detail ? JSON.stringify(detail) : null, at })
    .execute();
}
