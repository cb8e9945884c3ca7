import {
  batchPreviewInputSchema,
  batchPreviewSchema,
  madeCardsSchema,
  newBatchSchema,
  signInClassSchema,
} from '@lamplight/domain/classroom-sign-in';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin']);

export const studentBatchesRouter = router({
  classes: forStaff
    .output(z.array(signInClassSchema))
    .query(({ ctx }) => ctx.services.studentBatches.classes(ctx.actor.user)),

  // A mutation, because a list is too long for an address and no browser is to keep it.
  preview: forStaff
    .input(batchPreviewInputSchema)
    .output(batchPreviewSchema)
    .mutation(({ ctx, input }) => ctx.services.studentBatches.preview(ctx.actor, input)),

  create: forStaff
    .input(newBatchSchema)
    .output(madeCardsSchema)
    .mutation(async ({ ctx, input }) => {
      const { studentBatches, signInCards } = ctx.services;
      // A key keeps ids and no secret: whoever repeats the call gets other cards for the same children.
      const userIds = await ctx.once((remember) =>
        studentBatches.create(ctx.actor, input, remember),
      );
      const { classId, kind } = input;
      const made = await signInCards.make(ctx.actor, { classId, kind, userIds });
      return { ...made, address: ctx.addressForOthers() };
    }),
});
