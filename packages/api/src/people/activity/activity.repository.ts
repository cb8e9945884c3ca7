import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

export async function insertEvent(
  db: Db,
  event: Insertable<Database['activityEvents']>,
): Promise<void> {
  await db.insertInto('activityEvents').values(event).execute();
}
