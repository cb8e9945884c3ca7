import { type Db, notify } from '@lamplight/db';

export async function insertEntryRequest(
  db: Db,
  request: { tabletId: number; userId: number; createdAt: number; expiresAt: number },
): Promise<number> {
  const { id } = await db
    .insertInto('entryRequests')
    .values({ ...request, outcome: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow();
  notify(db, 'entry-requests');
  return id;
}

export function findEntryRequest(db: Db, id: number) {
  return db
    .selectFrom('entryRequests')
    .innerJoin('classTablets', 'classTablets.id', 'entryRequests.tabletId')
    .selectAll('entryRequests')
    .select('classTablets.classId')
    .where('entryRequests.id', '=', id)
    .executeTakeFirst();
}

/** Requests that wait at this moment, oldest first, in the classes of this teacher or (null) in all. */
export function findWaitingRequests(db: Db, teacherId: number | null, now: number) {
  return db
    .selectFrom('entryRequests')
    .innerJoin('classTablets', 'classTablets.id', 'entryRequests.tabletId')
    .innerJoin('classes', 'classes.id', 'classTablets.classId')
    .innerJoin('users', 'users.id', 'entryRequests.userId')
    .select([
      'entryRequests.id',
      'entryRequests.expiresAt',
      'classTablets.name as tabletName',
      'classes.name as className',
      'users.username',
      'users.firstName',
      'users.lastName',
    ])
    .where('entryRequests.outcome', '=', 'waiting')
    .where('entryRequests.expiresAt', '>', now)
    .$if(teacherId !== null, (query) =>
      query.where('classTablets.classId', 'in', (eb) =>
        eb
          .selectFrom('classMembers')
          .select('classId')
          .where('userId', '=', teacherId)
          .where('role', '=', 'teacher'),
      ),
    )
    .orderBy('entryRequests.id')
    .execute();
}

/**
 * Moves a request on, where it still is what it was.
 * @returns whether it was
 */
export async function moveEntryRequest(
  db: Db,
  id: number,
  from: 'waiting' | 'let-in',
  changes: {
    outcome: 'let-in' | 'refused' | 'used';
    decidedBy?: number;
    expiresAt?: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('entryRequests')
    .set(changes)
    .where('id', '=', id)
    .where('outcome', '=', from)
    .executeTakeFirst();
  notify(db, 'entry-requests');
  return numUpdatedRows > 0n;
}

/** Forgets what a tablet asked: the request with this id, or all. */
export async function deleteRequestsOfTablet(db: Db, tabletId: number, id?: number): Promise<void> {
  await db
    .deleteFrom('entryRequests')
    .where('tabletId', '=', tabletId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .execute();
  notify(db, 'entry-requests');
}

/** Forgets requests that were over before a moment. */
export async function deleteEntryRequestsBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom('entryRequests').where('expiresAt', '<', before).execute();
}
