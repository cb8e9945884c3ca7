import {
  actInputSchema,
  actResultSchema,
  answerInputSchema,
  checkResultSchema,
  lessonDetailSchema,
  lessonInputSchema,
  lessonSummarySchema,
  listedLessonSchema,
  moduleViewSchema,
  placeInputSchema,
  placeSchema,
  todaysLessonSchema,
} from '@lamplight/domain/lessons';
import { progressAnswerSchema, progressInputSchema } from '@lamplight/domain/progress';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

/** Those whose pages have lessons (spec 2, route sets). */
const LEARNERS = ['student', 'teacher', 'admin'] as const;

export const lessonsRouter = router({
  modules: procedureFor()
    .output(z.array(moduleViewSchema))
    .query(({ ctx }) => ctx.services.lessons.modules(ctx.actor.user)),

  list: procedureFor()
    .input(z.object({ moduleId: idSchema.optional() }).default({}))
    .output(z.array(lessonSummarySchema))
    .query(({ ctx, input }) => ctx.services.lessons.list(ctx.actor.user, input.moduleId)),

  /** GET /api/lessons: the same lessons, those that are unlocked with their texts. */
  listWithTexts: procedureFor()
    .input(z.object({ moduleId: idSchema.optional() }).default({}))
    .output(z.array(listedLessonSchema))
    .query(({ ctx, input }) => ctx.services.lessons.listWithTexts(ctx.actor.user, input.moduleId)),

  today: procedureFor()
    .output(z.array(todaysLessonSchema))
    .query(({ ctx }) => ctx.services.lessons.today(ctx.actor.user)),

  detail: procedureFor(LEARNERS)
    .input(lessonInputSchema)
    .output(lessonDetailSchema)
    .query(({ ctx, input }) => ctx.services.lessons.detail(ctx.actor.user, input.lessonId)),

  start: procedureFor(LEARNERS)
    .input(lessonInputSchema)
    .output(lessonDetailSchema)
    .mutation(({ ctx, input }) => ctx.services.lessons.start(ctx.actor.user, input.lessonId)),

  complete: procedureFor(LEARNERS)
    .input(progressInputSchema)
    .output(progressAnswerSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.lessons.complete(ctx.actor.user, input, remember)),
    ),

  answer: procedureFor(LEARNERS)
    .input(answerInputSchema)
    .output(checkResultSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.lessons.answer(ctx.actor.user, input, remember)),
    ),

  /** What was done in an act of the lesson; the host marks it. */
  act: procedureFor(LEARNERS)
    .input(actInputSchema)
    .output(actResultSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.lessons.act(ctx.actor.user, input, remember)),
    ),

  /** Where the user stopped. Of places that come twice or late the newest stays, without a key. */
  place: procedureFor(LEARNERS)
    .input(placeInputSchema)
    .output(placeSchema)
    .mutation(({ ctx, input }) => ctx.services.lessons.place(ctx.actor.user, input)),
});
