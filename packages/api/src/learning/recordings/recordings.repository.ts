import type { Database, Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';

type Table = Database['lessonRecordings'];
/** A recording without its sound, which may be large. */
export type RecordingRow = Omit<Selectable<Table>, 'audio'>;
export type Version = Pick<RecordingRow, 'lessonId' | 'band' | 'language'>;

const WITHOUT_AUDIO = [
  'id',
  'teacherId',
  'lessonId',
  'band',
  'language',
  'step',
  'wordsHash',
  'size',
  'madeAt',
] as const;

/** All that a teacher has recorded, the newest first. */
export function listRecordings(db: Db, teacherId: number): Promise<RecordingRow[]> {
  return db
    .selectFrom('lessonRecordings')
    .select(WITHOUT_AUDIO)
    .where('teacherId', '=', teacherId)
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What these people have recorded of a lesson, the newest first. */
export function findRecordingsOf(
  db: Db,
  teacherIds: readonly number[],
  { lessonId, band, language }: Version,
): Promise<RecordingRow[]> {
  return db
    .selectFrom('lessonRecordings')
    .select(WITHOUT_AUDIO)
    .where('teacherId', 'in', teacherIds)
    .where('lessonId', '=', lessonId)
    .where('band', '=', band)
    .where('language', '=', language)
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findRecording(db: Db, id: number): Promise<Selectable<Table> | undefined> {
  return db.selectFrom('lessonRecordings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps a recording in the place of an earlier one of the same step. */
export async function saveRecording(
  db: Db,
  recording: Omit<Insertable<Table>, 'id'>,
): Promise<void> {
  const { wordsHash, audio, size, madeAt } = recording;
  await db
    .insertInto('lessonRecordings')
    .values(recording)
    .onConflict((conflict) =>
      conflict
        .columns(['teacherId', 'lessonId', 'band', 'language', 'step'])
        .doUpdateSet({ wordsHash, audio, size, madeAt }),
    )
    .execute();
}

export async function deleteRecording(db: Db, id: number): Promise<void> {
  await db.deleteFrom('lessonRecordings').where('id', '=', id).execute();
}

/** The teachers of all classes of a student. */
export async function findTeacherIdsOf(db: Db, studentId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('classMembers as student')
    .innerJoin('classMembers as teacher', 'teacher.classId', 'student.classId')
    .select('teacher.userId')
    .distinct()
    .where('student.userId', '=', studentId)
    .where('student.role', '=', 'student')
    .where('teacher.role', '=', 'teacher')
    .execute();
  return rows.map(({ userId }) => userId);
}
