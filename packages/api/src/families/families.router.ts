import {
  linkedStudentSchema,
  studentInputSchema,
  studentProgressSchema,
} from '@lamplight/domain/families';
import { z } from 'zod';
import { procedureFor, router } from '../platform/procedures.ts';

export const familiesRouter = router({
  students: procedureFor(['parent'])
    .output(z.array(linkedStudentSchema))
    .query(({ ctx }) => ctx.services.familyViews.students(ctx.actor.user.id)),

  studentProgress: procedureFor()
    .input(studentInputSchema)
    .output(studentProgressSchema)
    .query(async ({ ctx, input }) => {
      const { familyViews, following } = ctx.services;
      return familyViews.studentProgress(await following.authorise(ctx.actor, input.studentId));
    }),
});
