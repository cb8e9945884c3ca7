import {
  acknowledgeInputSchema,
  alertInputSchema,
  alertTextSchema,
  safetyAlertSchema,
} from '@lamplight/domain/safety';
import { z } from 'zod';
import { procedureFor, router } from '../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin']);

export const safetyRouter = router({
  list: forStaff
    .output(z.array(safetyAlertSchema))
    .query(({ ctx }) => ctx.services.safety.list(ctx.actor.user)),

  acknowledge: forStaff
    .input(acknowledgeInputSchema)
    .output(safetyAlertSchema)
    .mutation(async ({ ctx, input: { id, note } }) => {
      const { safety } = ctx.services;
      // A key keeps nothing of it: the child may be deleted before the adult's keys are.
      await ctx.once(() => safety.acknowledge(ctx.actor.user, id, note));
      return safety.alert(ctx.actor.user, id);
    }),

  // A mutation, so that no browser keeps what a child wrote.
  open: forStaff
    .input(alertInputSchema)
    .output(alertTextSchema)
    .mutation(({ ctx, input }) => ctx.services.safety.open(ctx.actor.user, input.id)),
});
