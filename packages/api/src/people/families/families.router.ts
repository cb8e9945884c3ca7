import {
  deleteChildInputSchema,
  familyLinkSchema,
  linkedStudentSchema,
  linkInputSchema,
  newFamilyLinkSchema,
  studentInputSchema,
  studentProgressSchema,
  weekOfChildInputSchema,
  weekOfChildSchema,
} from '@lamplight/domain/families';
import { archiveFileSchema } from '@lamplight/domain/profiles';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

export const familiesRouter = router({
  students: procedureFor(['parent'])
    .output(z.array(linkedStudentSchema))
    .query(({ ctx }) => ctx.services.familyViews.students(ctx.actor.user.id)),

  studentProgress: procedureFor()
    .input(studentInputSchema)
    .output(studentProgressSchema)
    .query(async ({ ctx, input }) => {
      const { familyViews, learnerAccess } = ctx.services;
      return familyViews.studentProgress(await learnerAccess.authorise(ctx.actor, input.studentId));
    }),

  /** For parents, and for those who print it for families without an account. */
  week: procedureFor(['parent', 'teacher', 'admin'])
    .input(weekOfChildInputSchema)
    .output(weekOfChildSchema)
    .query(async ({ ctx, input: { studentId, week } }) => {
      const { weeksOfChildren, learnerAccess } = ctx.services;
      return weeksOfChildren.weekOf(await learnerAccess.authorise(ctx.actor, studentId), week);
    }),

  links: procedureFor(['teacher', 'admin'])
    .input(studentInputSchema)
    .output(z.array(familyLinkSchema))
    .query(({ ctx, input }) => ctx.services.linkOversight.ofStudent(ctx.actor, input.studentId)),

  /** What a child and the teachers should look at: who became a parent of whom in the last week. */
  newLinks: procedureFor(['student', 'teacher'])
    .output(z.array(newFamilyLinkSchema))
    .query(({ ctx }) => ctx.services.linkOversight.newOnes(ctx.actor)),

  unconfirmedLinks: procedureFor(['admin'])
    .output(z.array(familyLinkSchema))
    .query(({ ctx }) => ctx.services.linkOversight.unconfirmed()),

  endLink: procedureFor(['student', 'parent', 'teacher', 'admin'])
    .input(linkInputSchema)
    .mutation(({ ctx, input }) => ctx.services.linkOversight.end(ctx.actor, input)),

  confirmLink: procedureFor(['admin'])
    .input(linkInputSchema)
    .mutation(({ ctx, input }) => ctx.services.linkOversight.confirm(ctx.actor, input)),

  exportChild: procedureFor(['parent'])
    .input(studentInputSchema)
    .output(archiveFileSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.childAccounts.exportFor(ctx.actor.user.id, input.studentId),
    ),

  deleteChild: procedureFor(['parent'])
    .input(deleteChildInputSchema)
    .output(z.object({ receipt: z.string() }))
    .mutation(({ ctx, input: { studentId, ...wish } }) =>
      ctx.services.childAccounts.remove(ctx.actor.user.id, studentId, wish),
    ),

  keepChild: procedureFor(['parent'])
    .input(studentInputSchema)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.services.childAccounts.keep(ctx.actor.user.id, input.studentId),
    ),
});
