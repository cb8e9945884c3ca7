import type { Db } from '@lamplight/db';

export type TabletRow = NonNullable<Awaited<ReturnType<typeof findTablet>>>;

function tabletsWithClass(db: Db) {
  return db
    .selectFrom('classTablets')
    .innerJoin('classes', 'classes.id', 'classTablets.classId')
    .select([
      'classTablets.id',
      'classTablets.classId',
      'classTablets.name',
      'classTablets.createdAt',
      'classTablets.lastSeenAt',
      'classes.name as className',
    ]);
}

export function findTablet(db: Db, id: number) {
  return tabletsWithClass(db).where('classTablets.id', '=', id).executeTakeFirst();
}

export function findTabletByToken(db: Db, tokenHash: string) {
  return tabletsWithClass(db).where('classTablets.tokenHash', '=', tokenHash).executeTakeFirst();
}

export function findTabletsOfClass(db: Db, classId: number): Promise<TabletRow[]> {
  return tabletsWithClass(db)
    .where('classTablets.classId', '=', classId)
    .orderBy('classTablets.name')
    .orderBy('classTablets.id')
    .execute();
}

export async function insertTablet(
  db: Db,
  tablet: {
    classId: number;
    name: string;
    tokenHash: string;
    createdBy: number;
    createdAt: number;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('classTablets')
    .values({ ...tablet, lastSeenAt: tablet.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTablet(
  db: Db,
  id: number,
  changes: { name?: string; lastSeenAt?: number },
): Promise<void> {
  await db.updateTable('classTablets').set(changes).where('id', '=', id).execute();
}

export async function deleteTablet(db: Db, id: number): Promise<void> {
  await db.deleteFrom('classTablets').where('id', '=', id).execute();
}
