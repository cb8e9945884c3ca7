import { experimentCompletionInputSchema, experimentSchema } from '@lamplight/domain/experiments';
import { progressRecordSchema } from '@lamplight/domain/progress';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

export const experimentsRouter = router({
  list: procedureFor(['student'])
    .output(z.array(experimentSchema))
    .query(({ ctx }) => ctx.services.experiments.list(ctx.actor.user)),

  complete: procedureFor(['student'])
    .input(experimentCompletionInputSchema)
    .output(progressRecordSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.experiments.complete(ctx.actor.user, input)),
    ),
});
