import { learningInsightsSchema } from '@lamplight/domain/insights';
import { procedureFor, router } from '../../platform/procedures.ts';

export const insightsRouter = router({
  mine: procedureFor(['student'])
    .output(learningInsightsSchema)
    .query(({ ctx }) => ctx.services.insights.of(ctx.actor.user)),
});
