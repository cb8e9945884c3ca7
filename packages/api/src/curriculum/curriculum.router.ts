import {
  activityMarkSchema,
  bibleVerseSchema,
  curriculumStatusSchema,
  dailyFactSchema,
  dailyScheduleSchema,
  dayInputSchema,
  markedActivitySchema,
} from '@lamplight/domain/curriculum';
import { procedureFor, router } from '../platform/procedures.ts';

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

  advanceDay: procedureFor(['student'])
    .output(curriculumStatusSchema)
    .mutation(({ ctx }) =>
      ctx.once((remember) => ctx.services.curriculum.advanceDay(ctx.actor.user, remember)),
    ),
});
