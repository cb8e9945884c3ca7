import type { Db } from '@lamplight/db';

/** Whether an opening on a tablet is written down already: a tablet whose answer was lost tells of it again. */
export async function isOpeningKnown(db: Db, at: number, detail: string): Promise<boolean> {
  const row = await db
    .selectFrom('auditEvents')
    .select('id')
    .where('at', '=', at)
    .where('action', '=', 'care.opened-on-tablet')
    .where('detail', '=', detail)
    .executeTakeFirst();
  return row !== undefined;
}
