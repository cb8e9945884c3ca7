import {
  challengeDaySchema,
  challengeResultSchema,
  challengeSetSchema,
  challengeSummarySchema,
  submissionSchema,
} from '@lamplight/domain/challenges';
import { procedureFor, router } from '../../platform/procedures.ts';

export const challengesRouter = router({
  today: procedureFor(['student'])
    .input(challengeDaySchema)
    .output(challengeSetSchema)
    .query(({ ctx, input }) => ctx.services.challenges.today(ctx.actor.user, input.date)),

  generate: procedureFor(['student'])
    .input(challengeDaySchema)
    .output(challengeSetSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) =>
        ctx.services.challenges.generate(ctx.actor.user, input.date, remember),
      ),
    ),

  submit: procedureFor(['student'], { heard: { source: 'challenge', fields: ['answer'] } })
    .input(submissionSchema)
    .output(challengeResultSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.challenges.submit(ctx.actor.user, input, remember)),
    ),

  summary: procedureFor(['student'])
    .output(challengeSummarySchema)
    .query(({ ctx }) => ctx.services.challenges.summary(ctx.actor.user)),
});
