import { achievementsOverviewSchema } from '@lamplight/domain/achievements';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

export const achievementsRouter = router({
  /** Nobody named means the session's user; others as the following rule says. */
  overview: procedureFor(undefined, { othersByRule: true })
    .input(z.object({ userId: idSchema.optional() }).default({}))
    .output(achievementsOverviewSchema)
    .query(async ({ ctx, input }) => {
      const { achievements, following } = ctx.services;
      return achievements.overview(
        await following.authorise(ctx.actor, input.userId ?? ctx.actor.user.id),
      );
    }),
});
