import { achievementsOverviewSchema } from '@lamplight/domain/achievements';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

export const achievementsRouter = router({
  /** Nobody named means the session's user; others as the rule of access says. */
  overview: procedureFor(undefined, { othersByRule: true })
    .input(z.object({ userId: idSchema.optional() }).default({}))
    .output(achievementsOverviewSchema)
    .query(async ({ ctx, input }) => {
      const { achievements, learnerAccess } = ctx.services;
      return achievements.overview(
        await learnerAccess.authorise(ctx.actor, input.userId ?? ctx.actor.user.id),
      );
    }),
});
