import { achievementSchema, progressRecordSchema } from '@lamplight/domain/progress';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../platform/procedures.ts';

/** Nobody named means the session's user. */
const personSchema = z.object({ userId: idSchema.optional() }).default({});

export const progressRouter = router({
  records: procedureFor(undefined, { othersByRule: true })
    .input(personSchema)
    .output(z.array(progressRecordSchema))
    .query(async ({ ctx, input }) => {
      const { following, progress } = ctx.services;
      return progress.records(
        await following.authorise(ctx.actor, input.userId ?? ctx.actor.user.id),
      );
    }),

  achievements: procedureFor(undefined, { othersByRule: true })
    .input(personSchema)
    .output(z.array(achievementSchema))
    .query(async ({ ctx, input }) => {
      const { following, progress } = ctx.services;
      return progress.achievements(
        await following.authorise(ctx.actor, input.userId ?? ctx.actor.user.id),
      );
    }),
});
