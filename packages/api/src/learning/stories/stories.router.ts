import { progressRecordSchema } from '@lamplight/domain/progress';
import { bibleStorySchema, storyCompletionInputSchema } from '@lamplight/domain/stories';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

/** Those whose pages have something to complete (spec 2, route sets). */
const LEARNERS = ['student', 'teacher', 'admin'] as const;

export const storiesRouter = router({
  list: procedureFor()
    .output(z.array(bibleStorySchema))
    .query(({ ctx }) => ctx.services.stories.list(ctx.actor.user)),

  complete: procedureFor(LEARNERS)
    .input(storyCompletionInputSchema)
    .output(progressRecordSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.stories.complete(ctx.actor.user, input)),
    ),
});
