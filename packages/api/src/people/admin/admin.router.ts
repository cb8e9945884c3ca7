import {
  adminProgressSchema,
  adminStatsSchema,
  adminUserDetailsSchema,
  adminUserSchema,
  approvalSchema,
  deleteUserSchema,
  guardedUserSchema,
  madeAccountSchema,
  mailTextSchema,
  newAccountSchema,
  outboxMailSchema,
  progressPageInputSchema,
  progressPageSchema,
  userChangesSchema,
  userInputSchema,
  userPageInputSchema,
  userPageSchema,
} from '@lamplight/domain/admin';
import { deleteFreshAccountsSchema, freshAccountSchema } from '@lamplight/domain/auth';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forAdmins = procedureFor(['admin'], { othersByRule: true });

export const adminRouter = router({
  users: forAdmins.output(z.array(adminUserSchema)).query(({ ctx }) => ctx.services.admin.users()),

  userPage: forAdmins
    .input(userPageInputSchema)
    .output(userPageSchema)
    .query(({ ctx, input }) => ctx.services.admin.userPage(input)),

  user: forAdmins
    .input(userInputSchema)
    .output(adminUserDetailsSchema)
    .query(({ ctx, input }) => ctx.services.admin.user(input.id)),

  classNames: forAdmins
    .output(z.array(z.object({ id: z.int(), name: z.string() })))
    .query(({ ctx }) => ctx.services.admin.classNames()),

  stats: forAdmins.output(adminStatsSchema).query(({ ctx }) => ctx.services.adminStats.stats()),

  progress: forAdmins
    .output(z.array(adminProgressSchema))
    .query(({ ctx }) => ctx.services.adminStats.progress()),

  progressPage: forAdmins
    .input(progressPageInputSchema)
    .output(progressPageSchema)
    .query(({ ctx, input }) => ctx.services.adminStats.progressPage(input)),

  createAccount: forAdmins
    .input(newAccountSchema)
    .output(madeAccountSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.accountCreation.create(ctx.actor, input, ctx.baseUrl),
    ),

  /** Accounts of the last hour with which nobody has done anything, as after a flood of sign-ups. */
  freshAccounts: forAdmins
    .output(z.array(freshAccountSchema))
    .query(({ ctx }) => ctx.services.freshAccounts.list()),

  deleteFreshAccounts: forAdmins
    .input(deleteFreshAccountsSchema)
    .output(z.object({ deleted: z.int() }))
    .mutation(async ({ ctx, input }) => ({
      deleted: await ctx.services.freshAccounts.remove(ctx.actor, input.ids),
    })),

  resetPassword: forAdmins
    .input(guardedUserSchema)
    .output(z.object({ password: z.string() }))
    .mutation(({ ctx, input: { id, ownPassword } }) =>
      ctx.services.accountAccess.resetPassword(ctx.actor, id, ownPassword),
    ),

  endSessions: forAdmins
    .input(userInputSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.services.accountAccess.endSessions(ctx.actor, input.id);
      return null;
    }),

  updateUser: forAdmins
    .input(userChangesSchema)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => ctx.services.accountEdits.change(ctx.actor, input)),

  deleteUser: forAdmins
    .input(deleteUserSchema)
    .output(z.object({ receipt: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.services.admin.deleteUser(ctx.actor, input.id, input.withOpenAlerts);
      if (input.id === ctx.actor.user.id) ctx.setSessionCookie(null);
      return answer;
    }),

  approveTeacher: forAdmins
    .input(approvalSchema)
    .output(adminUserSchema)
    .mutation(({ ctx, input }) => ctx.services.accountEdits.approveTeacher(ctx.actor, input)),

  outbox: forAdmins
    .output(z.array(outboxMailSchema))
    .query(({ ctx }) => ctx.services.admin.outbox()),

  mailText: forAdmins
    .input(guardedUserSchema)
    .output(mailTextSchema)
    .mutation(({ ctx, input: { id, ownPassword } }) =>
      ctx.services.admin.mailText(ctx.actor, id, ownPassword),
    ),
});
