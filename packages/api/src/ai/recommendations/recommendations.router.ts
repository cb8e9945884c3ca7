import {
  actionAnswerSchema,
  activityAnswersSchema,
  activityMarksSchema,
  recommendationActionSchema,
  recommendationSchema,
} from '@lamplight/domain/recommendations';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStudents = procedureFor(['student']);

export const recommendationsRouter = router({
  list: forStudents
    .output(z.array(recommendationSchema))
    .query(({ ctx }) => ctx.services.recommendations.list(ctx.actor.user)),

  refresh: forStudents
    .output(z.array(recommendationSchema))
    .mutation(({ ctx }) => ctx.services.recommendations.refresh(ctx.actor.user)),

  /** Doing one of these twice changes nothing more, so that a repeat needs no key. */
  act: procedureFor(['student'], {
    heard: { source: 'activity', fields: ['subject', 'skillLevel'] },
  })
    .input(recommendationActionSchema)
    .output(actionAnswerSchema)
    .mutation(({ ctx, input }) => ctx.services.recommendations.act(ctx.actor.user, input)),

  finish: forStudents
    .input(activityAnswersSchema)
    .output(activityMarksSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.recommendations.finish(ctx.actor.user, input, remember)),
    ),
});
