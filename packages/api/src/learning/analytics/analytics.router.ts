import {
  chartPointSchema,
  childAnalyticsSchema,
  classSpanSchema,
  lessonAnalyticsSchema,
  questionAnalyticsSchema,
  seenClassSchema,
  skillAnalyticsSchema,
} from '@lamplight/domain/analytics';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin']);
const ofClass = forStaff.input(classSpanSchema);

export const analyticsRouter = router({
  classes: forStaff
    .output(z.array(seenClassSchema))
    .query(({ ctx }) => ctx.services.analytics.classes(ctx.actor.user)),

  lessons: ofClass.output(z.array(lessonAnalyticsSchema)).query(async ({ ctx, input }) => {
    const seen = await ctx.services.classes.authoriseClass(ctx.actor, input.classId);
    return ctx.services.analytics.lessons(seen, input.span);
  }),

  skills: ofClass.output(z.array(skillAnalyticsSchema)).query(async ({ ctx, input }) => {
    const seen = await ctx.services.classes.authoriseClass(ctx.actor, input.classId);
    return ctx.services.analytics.skills(seen, input.span);
  }),

  questions: ofClass.output(z.array(questionAnalyticsSchema)).query(async ({ ctx, input }) => {
    const seen = await ctx.services.classes.authoriseClass(ctx.actor, input.classId);
    return ctx.services.analytics.questions(seen, input.span);
  }),

  children: ofClass.output(z.array(childAnalyticsSchema)).query(async ({ ctx, input }) => {
    const seen = await ctx.services.classes.authoriseClass(ctx.actor, input.classId);
    return ctx.services.analytics.children(seen, input.span);
  }),

  chart: ofClass.output(z.array(chartPointSchema)).query(async ({ ctx, input }) => {
    const seen = await ctx.services.classes.authoriseClass(ctx.actor, input.classId);
    return ctx.services.analytics.chart(seen, input.span);
  }),
});
