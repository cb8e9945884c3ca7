import { classSpanSchema } from '@lamplight/domain/analytics';
import { childReportSchema, childSpanSchema, classReportSchema } from '@lamplight/domain/reports';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin']);

export const reportsRouter = router({
  class: forStaff
    .input(classSpanSchema)
    .output(classReportSchema)
    .query(async ({ ctx, input }) => {
      const seen = await ctx.services.classes.authoriseClass(ctx.actor, input.classId);
      return ctx.services.reports.ofClass(seen, input.span);
    }),

  child: forStaff
    .input(childSpanSchema)
    .output(childReportSchema)
    .query(async ({ ctx, input }) => {
      const person = await ctx.services.learnerAccess.authorise(ctx.actor, input.studentId);
      return ctx.services.reports.ofChild(person, input.span);
    }),
});
