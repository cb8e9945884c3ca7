import {
  quizAnswersSchema,
  quizMarksSchema,
  quizProgressSchema,
  quizReportSchema,
  quizResultSchema,
  quizSchema,
  quizWishSchema,
} from '@lamplight/domain/quizzes';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStudents = procedureFor(['student']);

export const quizzesRouter = router({
  /** A mutation, as spec 7 makes it a POST; a repeat needs no key, as it takes nothing away and counts nothing. */
  generate: procedureFor(['student'], { heard: { source: 'quiz', fields: ['topic'] } })
    .input(quizWishSchema)
    .output(quizSchema)
    .mutation(({ ctx, input }) => ctx.services.quizzes.generate(ctx.actor.user, input)),

  finish: forStudents
    .input(quizAnswersSchema)
    .output(quizMarksSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.quizzes.finish(ctx.actor.user, input, remember)),
    ),

  report: procedureFor(['student'], { heard: { source: 'form', fields: ['quizType'] } })
    .input(quizReportSchema)
    .output(quizResultSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.quizzes.report(ctx.actor.user, input)),
    ),

  progress: forStudents
    .output(quizProgressSchema)
    .query(({ ctx }) => ctx.services.quizzes.progress(ctx.actor.user)),
});
