import { ownPasswordSchema } from '@lamplight/domain/auth';
import { movedSchema } from '@lamplight/domain/classes';
import { studentDaySchema } from '@lamplight/domain/curriculum';
import {
  newNoteSchema,
  newPasswordSchema,
  studentListSchema,
  studentListWishSchema,
  studentNoteSchema,
  studentViewSchema,
} from '@lamplight/domain/students';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin'], { othersByRule: true });
const whose = z.object({ userId: idSchema });

export const studentsRouter = router({
  list: forStaff
    .input(studentListWishSchema)
    .output(studentListSchema)
    .query(({ ctx, input }) => ctx.services.students.list(ctx.actor, input)),

  get: forStaff
    .input(whose)
    .output(studentViewSchema)
    .query(({ ctx, input }) => ctx.services.studentViews.of(ctx.actor, input.userId)),

  /** A repeat makes another password: this one is kept nowhere, so that no key could give it back. */
  resetPassword: forStaff
    .input(whose.extend({ ownPassword: ownPasswordSchema }))
    .output(newPasswordSchema)
    .mutation(({ ctx, input: { userId, ownPassword } }) =>
      ctx.services.passwordResets.reset(ctx.actor, userId, ownPassword),
    ),

  /** Sets the student to a day of the programme, back or forward. */
  setDay: forStaff
    .input(studentDaySchema)
    .output(movedSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.setDay.ofStudent(ctx.actor, input, remember)),
    ),

  notes: forStaff
    .input(whose)
    .output(z.array(studentNoteSchema))
    .query(({ ctx, input }) => ctx.services.studentNotes.of(ctx.actor, input.userId)),

  addNote: forStaff
    .input(newNoteSchema)
    .mutation(({ ctx, input }) => ctx.once(() => ctx.services.studentNotes.add(ctx.actor, input))),

  deleteNote: forStaff
    .input(z.object({ noteId: idSchema }))
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.studentNotes.remove(ctx.actor, input.noteId)),
    ),
});
