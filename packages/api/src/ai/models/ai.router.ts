import {
  aiStatusSchema,
  aiUsageSchema,
  externalLogInputSchema,
  externalLogPageSchema,
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

export const externalLogRouter = router({
  list: procedureFor(undefined, { othersByRule: true })
    .input(externalLogInputSchema.prefault({}))
    .output(externalLogPageSchema)
    .query(({ ctx, input }) => ctx.services.externalLog.list(ctx.actor.user, input)),
});
