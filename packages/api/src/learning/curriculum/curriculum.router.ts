import {
  activityMarkSchema,
  bibleVerseSchema,
  campRewardSchema,
  curriculumStatusSchema,
  dailyFactSchema,
  dailyScheduleSchema,
  dayInputSchema,
  markedActivitySchema,
} from '@lamplight/domain/curriculum';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

export const curriculumRouter = router({
  status: procedureFor()
    .output(curriculumStatusSchema)
    .query(({ ctx }) => ctx.services.curriculum.status(ctx.actor.user)),

  schedule: procedureFor()
    .input(dayInputSchema.default({}))
    .output(dailyScheduleSchema)
    .query(({ ctx, input }) => ctx.services.curriculum.schedule(ctx.actor.user, input.day)),

  fact: procedureFor()
    .output(dailyFactSchema)
    .query(({ ctx }) => ctx.services.curriculum.fact(ctx.actor.user)),

  verse: procedureFor()
    .output(bibleVerseSchema)
    .query(({ ctx }) => ctx.services.curriculum.verse(ctx.actor.user)),

  markActivity: procedureFor(['student'])
    .input(activityMarkSchema)
    .output(markedActivitySchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.activityMarks.mark(ctx.actor.user, input, remember)),
    ),

  /** The rewards of the camp, with what is left to be done for each. */
  rewards: procedureFor(['student'])
    .output(z.array(campRewardSchema))
    .query(({ ctx }) => ctx.services.curriculum.rewards(ctx.actor.user)),

  advanceDay: procedureFor(['student'])
    .output(curriculumStatusSchema)
    .mutation(({ ctx }) =>
      ctx.once((remember) => ctx.services.curriculum.advanceDay(ctx.actor.user, remember)),
    ),
});
