import { sessionReportSchema } from '@lamplight/domain/tracking';
import { procedureFor, router } from '../platform/procedures.ts';

export const trackingRouter = router({
  report: procedureFor()
    .input(sessionReportSchema.default({}))
    .mutation(({ ctx, input }) => ctx.services.tracking.report(ctx.actor.user, input)),
});
