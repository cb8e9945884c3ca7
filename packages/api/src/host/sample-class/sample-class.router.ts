import { filledSampleClassSchema, sampleClassStateSchema } from '@lamplight/domain/sample-class';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

/** A class to look around in: thirty made-up children with five weeks behind them. */
export const sampleClassRouter = router({
  state: procedureFor(['admin'])
    .output(sampleClassStateSchema)
    .query(({ ctx }) => ctx.services.sampleClass.state()),

  fill: procedureFor(['admin'])
    .output(filledSampleClassSchema)
    .mutation(({ ctx }) => ctx.services.sampleClass.fill(ctx.actor.user.id)),

  remove: procedureFor(['admin'])
    .output(z.object({ accounts: z.int() }))
    .mutation(async ({ ctx }) => ({
      accounts: await ctx.services.sampleClass.remove(ctx.actor.user.id),
    })),
});
