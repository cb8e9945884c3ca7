import type { Database, Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';
import type { ReadStep } from './read-steps.ts';
import type { Version } from './recordings.repository.ts';

type Table = Database['familyRecordings'];

const WITHOUT_AUDIO = [
  'rec.id',
  'rec.parentId',
  'rec.childId',
  'rec.lessonId',
  'rec.band',
  'rec.language',
  'rec.step',
  'rec.wordsHash',
  'rec.size',
  'rec.madeAt',
] as const;

function newestFirst(db: Db) {
  return db
    .selectFrom('familyRecordings as rec')
    .select(WITHOUT_AUDIO)
    .orderBy('rec.madeAt', 'desc')
    .orderBy('rec.id', 'desc');
}

/** What the parents of a child have read of a lesson, the newest first. */
export function findFamilyRecordingsFor(
  db: Db,
  childId: number,
  { lessonId, band, language }: Version,
): Promise<ReadStep[]> {
  return newestFirst(db)
    .where('rec.childId', '=', childId)
    .where('rec.lessonId', '=', lessonId)
    .where('rec.band', '=', band)
    .where('rec.language', '=', language)
    .execute();
}

/** All that a parent has recorded, for whichever child. */
export function findRecordingsOfParent(db: Db, parentId: number) {
  return newestFirst(db).where('rec.parentId', '=', parentId).execute();
}

export type FamilyRecordingRow = Awaited<ReturnType<typeof listFamilyRecordings>>[number];

/** Recordings with the names of who reads and who listens, the newest first. */
export function listFamilyRecordings(
  db: Db,
  of: { readonly parentId?: number; readonly childId?: number },
) {
  const { parentId, childId } = of;
  return newestFirst(db)
    .innerJoin('users as parent', 'parent.id', 'rec.parentId')
    .innerJoin('users as child', 'child.id', 'rec.childId')
    .select([
      'parent.username as parentUsername',
      'parent.firstName as parentFirstName',
      'parent.lastName as parentLastName',
      'child.username as childUsername',
      'child.firstName as childFirstName',
      'child.lastName as childLastName',
    ])
    .$if(parentId !== undefined, (query) => query.where('rec.parentId', '=', parentId ?? 0))
    .$if(childId !== undefined, (query) => query.where('rec.childId', '=', childId ?? 0))
    .execute();
}

export function findFamilyRecording(db: Db, id: number): Promise<Selectable<Table> | undefined> {
  return db.selectFrom('familyRecordings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps a recording in the place of an earlier one of the same step. */
export async function saveFamilyRecording(
  db: Db,
  recording: Omit<Insertable<Table>, 'id'>,
): Promise<void> {
  const { wordsHash, audio, size, madeAt } = recording;
  await db
    .insertInto('familyRecordings')
    .values(recording)
    .onConflict((conflict) =>
      conflict
        .columns(['parentId', 'childId', 'lessonId', 'band', 'language', 'step'])
        .doUpdateSet({ wordsHash, audio, size, madeAt }),
    )
    .execute();
}

/** Deletes a recording, and notes it so that a restored backup does not bring it back. */
export async function deleteFamilyRecording(
  db: Db,
  { id, childId, madeAt }: Pick<Selectable<Table>, 'id' | 'childId' | 'madeAt'>,
): Promise<void> {
  await db.deleteFrom('familyRecordings').where('id', '=', id).execute();
  await db
    .insertInto('endedFamilyRecordings')
    .values({ id, childId, madeAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ childId, madeAt }))
    .execute();
}
