import {
  accommodatedStudentSchema,
  accommodationListSchema,
  setAccommodationSchema,
} from '@lamplight/domain/accommodations';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin'], { othersByRule: true });

export const accommodationsRouter = router({
  list: forStaff
    .input(accommodationListSchema)
    .output(z.array(accommodatedStudentSchema))
    .query(({ ctx, input }) => ctx.services.accommodations.list(ctx.actor.user, input)),

  set: forStaff
    .input(setAccommodationSchema)
    .output(accommodatedStudentSchema)
    .mutation(async ({ ctx, input }) => {
      const { accommodations } = ctx.services;
      // A key keeps nothing of it: the child may be deleted before the adult's keys are.
      await ctx.once(() => accommodations.set(ctx.actor.user, input));
      return accommodations.student(ctx.actor.user, input.userId);
    }),

  clear: forStaff
    .input(setAccommodationSchema.pick({ userId: true }))
    .output(accommodatedStudentSchema)
    .mutation(async ({ ctx, input: { userId } }) => {
      const { accommodations } = ctx.services;
      await ctx.once(() => accommodations.clear(ctx.actor.user, userId));
      return accommodations.student(ctx.actor.user, userId);
    }),
});
