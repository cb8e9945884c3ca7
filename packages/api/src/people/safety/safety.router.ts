import {
  acknowledgeInputSchema,
  acknowledgeTogetherInputSchema,
  alertInputSchema,
  alertTextSchema,
  alertWaysSchema,
  doubtAnswerInputSchema,
  goInputSchema,
  type StaffNotice,
  safetyAlertSchema,
  seenInputSchema,
  staffNoticeSchema,
} from '@lamplight/domain/safety';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStaff = procedureFor(['teacher', 'admin']);

export const safetyRouter = router({
  list: forStaff
    .output(z.array(safetyAlertSchema))
    .query(({ ctx }) => ctx.services.safety.list(ctx.actor.user)),

  acknowledge: forStaff
    .input(acknowledgeInputSchema)
    .output(safetyAlertSchema)
    .mutation(async ({ ctx, input: { id, note } }) => {
      const { safety } = ctx.services;
      // A key keeps nothing of it: the child may be deleted before the adult's keys are.
      await ctx.once(() => safety.acknowledge(ctx.actor.user, id, note));
      return safety.alert(ctx.actor.user, id);
    }),

  acknowledgeTogether: forStaff
    .input(acknowledgeTogetherInputSchema)
    .output(z.void())
    .mutation(({ ctx, input: { ids, note } }) =>
      ctx.once(() => ctx.services.safety.acknowledgeTogether(ctx.actor.user, ids, note)),
    ),

  go: forStaff
    .input(goInputSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.safety.go(ctx.actor.user, input.ids)),

  practise: forStaff
    .output(z.void())
    .mutation(({ ctx }) => ctx.services.drills.practise(ctx.actor.user)),

  ways: forStaff
    .output(alertWaysSchema)
    .query(({ ctx }) => ctx.services.drills.ways(ctx.actor.user)),

  notice: forStaff
    .output(staffNoticeSchema)
    .query(({ ctx }) => ctx.services.staffNotices.look(ctx.actor.user)),

  watch: forStaff.subscription(
    ({ ctx, signal }): AsyncGenerator<StaffNotice> =>
      ctx.services.staffNotices.watch(ctx.actor.user, signal),
  ),

  seen: forStaff
    .input(seenInputSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.staffNotices.seen(ctx.actor.user, input.ids)),

  /** What a child says that was asked whether it is safe; answers with what it reads then. */
  answer: procedureFor(['student'])
    .input(doubtAnswerInputSchema)
    .output(z.object({ reply: z.string() }))
    .mutation(async ({ ctx, input }) => ({
      reply: await ctx.services.safetyQuestions.answer(ctx.actor.user, input),
    })),

  // A mutation, so that no browser keeps what a child wrote.
  open: forStaff
    .input(alertInputSchema)
    .output(alertTextSchema)
    .mutation(({ ctx, input }) => ctx.services.safety.open(ctx.actor.user, input.id)),
});
