import { sessionReportSchema } from '@lamplight/domain/tracking';
import { procedureFor, router } from '../../platform/procedures.ts';

/** Texts that the page does not show, and that a child may send all the same. */
const REPORTED = {
  source: 'form',
  fields: ['subjectsStudied', 'difficultyLevelsAttempted', 'emotionalState', 'mistakeTypes'],
} as const;

export const trackingRouter = router({
  report: procedureFor(undefined, { heard: REPORTED })
    .input(sessionReportSchema.default({}))
    .mutation(({ ctx, input }) => ctx.services.tracking.report(ctx.actor.user, input)),
});
