import {
  gameReportSchema,
  gameSummariesSchema,
  reportFileSchema,
  reportInputSchema,
  reportListSchema,
} from '@lamplight/domain/game-reports';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin']);

export const gameReportsRouter = router({
  list: forStaff
    .input(reportListSchema)
    .output(gameSummariesSchema)
    .query(({ ctx, input }) => ctx.services.gameReports.list(ctx.actor.user, input)),

  get: forStaff
    .input(reportInputSchema)
    .output(gameReportSchema)
    .query(({ ctx, input }) => ctx.services.gameReports.get(ctx.actor.user, input.gameId)),

  csv: forStaff
    .input(reportInputSchema)
    .output(reportFileSchema)
    .query(({ ctx, input }) => ctx.services.gameReports.csv(ctx.actor.user, input.gameId)),
});
