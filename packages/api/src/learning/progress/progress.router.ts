import {
  achievementSchema,
  activityReportSchema,
  ownWeekSchema,
  progressAnswerSchema,
  progressRecordSchema,
  progressReportSchema,
} from '@lamplight/domain/progress';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';
import { reportActivity } from './activity-reports.ts';

/** Nobody named means the session's user. */
const personSchema = z.object({ userId: idSchema.optional() }).default({});

/** Those whose pages have something to complete (spec 2, route sets). */
const LEARNERS = ['student', 'teacher', 'admin'] as const;

export const progressRouter = router({
  records: procedureFor(undefined, { othersByRule: true })
    .input(personSchema)
    .output(z.array(progressRecordSchema))
    .query(async ({ ctx, input }) => {
      const { learnerAccess, progress } = ctx.services;
      return progress.records(
        await learnerAccess.authorise(ctx.actor, input.userId ?? ctx.actor.user.id),
      );
    }),

  /** POST /api/user-progress: a lesson, a story or a recommended activity, told apart as `progressReportSchema` says. */
  report: procedureFor(LEARNERS)
    .input(progressReportSchema)
    .output(progressAnswerSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(async (remember) => {
        const { lessons, stories, recommendations } = ctx.services;
        if (input.kind === 'lesson') {
          return lessons.complete(ctx.actor.user, input.report, remember);
        }
        if (input.kind === 'activity') {
          return { ...(await recommendations.report(ctx.actor.user, input)), newBadge: null };
        }
        return { ...(await stories.report(ctx.actor.user, input)), newBadge: null };
      }),
    ),

  /** POST /api/activity-progress: what was done in a studio. */
  activity: procedureFor(['student'])
    .input(activityReportSchema)
    .output(progressRecordSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => reportActivity(ctx.services, ctx.actor.user, input)),
    ),

  /** The student's own look back over the last seven days. */
  week: procedureFor(['student'])
    .output(ownWeekSchema)
    .query(({ ctx }) => ctx.services.progress.week(ctx.actor.user.id)),

  achievements: procedureFor(undefined, { othersByRule: true })
    .input(personSchema)
    .output(z.array(achievementSchema))
    .query(async ({ ctx, input }) => {
      const { learnerAccess, progress } = ctx.services;
      return progress.achievements(
        await learnerAccess.authorise(ctx.actor, input.userId ?? ctx.actor.user.id),
      );
    }),
});
