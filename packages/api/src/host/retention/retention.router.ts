import {
  keepAccountSchema,
  retentionReportSchema,
  trustClockSchema,
} from '@lamplight/domain/retention';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

export const retentionRouter = router({
  /** What the host has removed by itself, and which accounts it will delete. */
  report: procedureFor(['admin'])
    .output(retentionReportSchema)
    .query(({ ctx }) => ctx.services.retention.report()),

  /** Says that the date of the host is right: what was not deleted for doubt of it is due again. */
  trustClock: procedureFor(['admin'])
    .input(trustClockSchema)
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.retention.trustClock(ctx.actor, input.seenAt);
      return { success: true as const };
    }),

  /** Keeps an account that nobody has used for long. */
  keepAccount: procedureFor(['admin'])
    .input(keepAccountSchema)
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.unusedAccounts.keep(ctx.actor.user, input.accountId);
      return { success: true as const };
    }),
});
