import {
  aiStatusSchema,
  aiUsageSchema,
  outsideLogInputSchema,
  outsideLogPageSchema,
} from '@lamplight/domain/ai';
import { procedureFor, router } from '../../platform/procedures.ts';

export const aiRouter = router({
  /** How the models of this host do, for whoever looks after it. */
  status: procedureFor(['admin'])
    .output(aiStatusSchema)
    .query(({ ctx }) => ctx.services.ai.status()),

  /** How much of today's budget is used. */
  usage: procedureFor(['admin'])
    .output(aiUsageSchema)
    .query(({ ctx }) => ctx.services.aiUsage.today()),
});

export const outsideLogRouter = router({
  list: procedureFor(undefined, { othersByRule: true })
    .input(outsideLogInputSchema.prefault({}))
    .output(outsideLogPageSchema)
    .query(({ ctx, input }) => ctx.services.outsideLog.list(ctx.actor.user, input)),
});
