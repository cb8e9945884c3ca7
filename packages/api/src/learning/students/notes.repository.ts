import type { Database, Db } from '@lamplight/db';
import type { Insertable } from 'kysely';

export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number];

/** The notes about a student with who wrote them, newest first. */
export function findNotes(db: Db, studentId: number) {
  return db
    .selectFrom('studentNotes')
    .leftJoin('users as author', 'author.id', 'studentNotes.authorId')
    .select(['studentNotes.id', 'studentNotes.text', 'studentNotes.createdAt'])
    .select(['author.id as authorId', 'author.username', 'author.firstName', 'author.lastName'])
    .where('studentNotes.studentId', '=', studentId)
    .orderBy('studentNotes.id', 'desc')
    .execute();
}

export function findNote(db: Db, id: number) {
  return db.selectFrom('studentNotes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertNote(
  db: Db,
  note: Insertable<Database['studentNotes']>,
): Promise<void> {
  await db.insertInto('studentNotes').values(note).execute();
}

export async function deleteNote(db: Db, id: number): Promise<void> {
  await db.deleteFrom('studentNotes').where('id', '=', id).execute();
}
