import { aiStatusSchema, outsideLogInputSchema, outsideLogPageSchema } from '@lamplight/domain/ai';
import { procedureFor, router } from '../platform/procedures.ts';

export const aiRouter = router({
  /** How the models of this host do, for whoever looks after it. */
  status: procedureFor(['admin'])
    .output(aiStatusSchema)
    .query(({ ctx }) => ctx.services.ai.status()),
});

export const outsideLogRouter = router({
  list: procedureFor(undefined, { othersByRule: true })
    .input(outsideLogInputSchema.prefault({}))
    .output(outsideLogPageSchema)
    .query(({ ctx, input }) => ctx.services.outsideLog.list(ctx.actor.user, input)),
});
