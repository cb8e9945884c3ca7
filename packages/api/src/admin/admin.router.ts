import {
  adminProgressSchema,
  adminStatsSchema,
  adminUserSchema,
  outboxMailSchema,
  userChangesSchema,
  userInputSchema,
} from '@lamplight/domain/admin';
import { z } from 'zod';
import { procedureFor, router } from '../platform/procedures.ts';

const forAdmins = procedureFor(['admin'], { othersByRule: true });

export const adminRouter = router({
  users: forAdmins.output(z.array(adminUserSchema)).query(({ ctx }) => ctx.services.admin.users()),

  stats: forAdmins.output(adminStatsSchema).query(({ ctx }) => ctx.services.adminStats.stats()),

  progress: forAdmins
    .output(z.array(adminProgressSchema))
    .query(({ ctx }) => ctx.services.adminStats.progress()),

  updateUser: forAdmins
    .input(userChangesSchema)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => ctx.services.accountEdits.change(ctx.actor, input)),

  deleteUser: forAdmins
    .input(userInputSchema)
    .output(z.object({ receipt: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.services.admin.deleteUser(input.id);
      if (input.id === ctx.actor.user.id) ctx.setSessionCookie(null);
      return answer;
    }),

  approveTeacher: forAdmins
    .input(userInputSchema)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => ctx.services.accountEdits.approveTeacher(input.id)),

  outbox: forAdmins
    .output(z.array(outboxMailSchema))
    .query(({ ctx }) => ctx.services.admin.outbox()),
});
