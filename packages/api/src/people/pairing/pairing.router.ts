import { studentInputSchema } from '@lamplight/domain/families';
import {
  madeSlipsSchema,
  newSlipSchema,
  newSlipsInputSchema,
  pairedSchema,
  pairingCodeSchema,
  slipHolderSchema,
  slipsOfClassSchema,
  slipsOfStudentSchema,
} from '@lamplight/domain/pairing';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

/** Who makes slips: teachers and admins for the children they see, students for themselves. */
const MAKERS = ['student', 'teacher', 'admin'] as const;
const forStaff = procedureFor(['teacher', 'admin']);

export const pairingRouter = router({
  create: procedureFor(MAKERS)
    .input(studentInputSchema)
    .output(newSlipSchema)
    .mutation(({ ctx, input }) => ctx.services.pairing.create(ctx.actor, input.studentId)),

  list: procedureFor(MAKERS)
    .input(studentInputSchema)
    .output(slipsOfStudentSchema)
    .query(({ ctx, input }) => ctx.services.pairing.list(ctx.actor, input.studentId)),

  holders: forStaff
    .input(slipsOfClassSchema)
    .output(z.array(slipHolderSchema))
    .query(({ ctx, input }) => ctx.services.classSlips.holders(ctx.actor, input.classId)),

  createForClass: forStaff
    .input(newSlipsInputSchema)
    .output(madeSlipsSchema)
    .mutation(async ({ ctx, input }) => {
      const made = await ctx.services.classSlips.make(ctx.actor, input);
      return { ...made, address: ctx.addressForOthers() };
    }),

  revoke: procedureFor(MAKERS)
    .input(z.object({ slipId: idSchema }))
    .mutation(({ ctx, input }) => ctx.services.pairing.revoke(ctx.actor, input.slipId)),

  use: procedureFor(['parent'])
    .input(z.object({ code: pairingCodeSchema }))
    .output(pairedSchema)
    .mutation(({ ctx, input }) => ctx.services.pairing.use(ctx.actor.user, input.code)),
});
