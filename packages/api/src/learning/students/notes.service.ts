import { type Db, transact } from '@lamplight/db';
import type { NewNote, StudentNote } from '@lamplight/domain/students';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import type { StudentAccess } from '../../people/learner-access/student-access.ts';
import { fullName } from '../../people/users/full-name.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { deleteNote, findNote, findNotes, insertNote, type NoteRow } from './notes.repository.ts';

/** What the teachers of a student and admins write down for each other; never shown to the child or a parent. */
export interface StudentNotes {
  /** Newest first. @throws AppError FORBIDDEN */
  of(actor: SignedIn, userId: number): Promise<StudentNote[]>;
  /** @throws AppError FORBIDDEN */
  add(actor: SignedIn, note: NewNote): Promise<void>;
  /** Deletes an own note; an admin, any. @throws AppError NOT_FOUND, FORBIDDEN */
  remove(actor: SignedIn, noteId: number): Promise<void>;
}

function mayDelete({ id, role }: CurrentUser, authorId: number | null): boolean {
  return role === 'admin' || authorId === id;
}

function authorOf({ username, firstName, lastName }: NoteRow): string | null {
  return username === null ? null : fullName({ username, firstName, lastName });
}

export function createStudentNotes(db: Db, clock: Clock, access: StudentAccess): StudentNotes {
  return {
    async of(actor, userId) {
      await access.authorise(actor, userId);
      return (await findNotes(db, userId)).map((row) => ({
        id: row.id,
        text: row.text,
        author: authorOf(row),
        deletable: mayDelete(actor.user, row.authorId),
        createdAt: isoTime(row.createdAt),
      }));
    },

    async add(actor, { userId, text }) {
      await access.authorise(actor, userId);
      const at = clock.now();
      await transact(db, async (trx) => {
        await insertNote(trx, { studentId: userId, authorId: actor.user.id, text, createdAt: at });
        await insertAuditEvent(trx, { actorId: actor.user.id, action: 'note.added', userId, at });
      });
    },

    async remove(actor, noteId) {
      const note = await findNote(db, noteId);
      if (!note) throw new AppError('NOT_FOUND', { message: 'There is no such note.' });
      await access.authorise(actor, note.studentId);
      if (!mayDelete(actor.user, note.authorId)) throw new AppError('FORBIDDEN');
      await transact(db, async (trx) => {
        await deleteNote(trx, noteId);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'note.deleted', userId: note.studentId },
          at: clock.now(),
        });
      });
    },
  };
}
