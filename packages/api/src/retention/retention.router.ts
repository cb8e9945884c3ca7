import { keepAccountSchema, retentionReportSchema } from '@lamplight/domain/retention';
import { z } from 'zod';
import { procedureFor, router } from '../platform/procedures.ts';

export const retentionRouter = router({
  /** What the host has removed by itself, and which accounts it will delete. */
  report: procedureFor(['admin'])
    .output(retentionReportSchema)
    .query(({ ctx }) => ctx.services.retention.report()),

  /** Keeps an account that nobody has used for long. */
  keepAccount: procedureFor(['admin'])
    .input(keepAccountSchema)
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.unusedAccounts.keep(ctx.actor.user, input.accountId);
      return { success: true as const };
    }),
});
