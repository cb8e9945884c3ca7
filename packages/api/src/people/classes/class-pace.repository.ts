import { compiledRead, type Database, type Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';

export type ClassSettingsRow = Selectable<Database['classSettings']>;

/** What the classes of a student chose; a class that never chose is left out. */
export const findPacesOf = compiledRead((db, userId: number) =>
  db
    .selectFrom('classSettings')
    .select(['classId', 'pacing', 'startsOn', 'meetsOn'])
    .where('classId', 'in', (eb) =>
      eb
        .selectFrom('classMembers')
        .select('classId')
        .where('userId', '=', userId)
        .where('role', '=', 'student'),
    )
    .orderBy('classId'),
);

export function findClassSettings(db: Db, classId: number): Promise<ClassSettingsRow | undefined> {
  return db
    .selectFrom('classSettings')
    .selectAll()
    .where('classId', '=', classId)
    .executeTakeFirst();
}

export async function saveClassSettings(
  db: Db,
  settings: Insertable<Database['classSettings']>,
): Promise<void> {
  const { classId: _, ...changes } = settings;
  await db
    .insertInto('classSettings')
    .values(settings)
    .onConflict((conflict) => conflict.column('classId').doUpdateSet(changes))
    .execute();
}

/** The dates on which these classes do not meet, in order. */
export function findClosures(db: Db, classIds: readonly number[]) {
  return db
    .selectFrom('classClosures')
    .selectAll()
    .where('classId', 'in', classIds)
    .orderBy('date')
    .execute();
}

/** A date that is entered again gets the newer reason. */
export async function saveClosures(
  db: Db,
  closures: readonly Insertable<Database['classClosures']>[],
): Promise<void> {
  await db
    .insertInto('classClosures')
    .values(closures)
    .onConflict((conflict) =>
      conflict
        .columns(['classId', 'date'])
        .doUpdateSet((eb) => ({ reason: eb.ref('excluded.reason') })),
    )
    .execute();
}

export async function deleteClosure(db: Db, classId: number, date: string): Promise<void> {
  await db
    .deleteFrom('classClosures')
    .where('classId', '=', classId)
    .where('date', '=', date)
    .execute();
}
