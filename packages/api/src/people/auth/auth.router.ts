import {
  emailRequestSchema,
  guessesSchema,
  magicSignInSchema,
  passwordResetSchema,
  registrationSchema,
  signInSchema,
} from '@lamplight/domain/auth';
import { currentUserSchema } from '@lamplight/domain/users';
import { z } from 'zod';
import { openProcedure, procedureFor, router } from '../../platform/procedures.ts';
import { rememberDevice } from './known-devices.ts';
import { letIn } from './let-in.ts';
import { signedInSchema } from './signed-in-answer.ts';

const acceptedSchema = z.object({
  /** False when no mail server is configured: the mail then waits in the admin's outbox. */
  mailConfigured: z.boolean(),
});
const doneSchema = z.object({ success: z.literal(true) });

export const authRouter = router({
  me: procedureFor()
    .output(currentUserSchema)
    .query(({ ctx }) => ctx.actor.user),

  /** As `me`, with null for a visitor: the web app asks at each start, and that is no error. */
  session: openProcedure
    .output(currentUserSchema.nullable())
    .query(({ ctx }) => (ctx.actor.kind === 'user' ? ctx.actor.user : null)),

  register: openProcedure
    .input(registrationSchema)
    .output(signedInSchema)
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.services.accounts.register(input, ctx);
      await letIn(ctx, answer);
      return answer;
    }),

  login: openProcedure
    .input(signInSchema)
    .output(signedInSchema)
    .mutation(async ({ ctx, input }) => {
      const { username, password } = input;
      const { address, device } = ctx;
      const from = { address, deviceToken: device.token };
      const answer = await ctx.services.signIn.signIn(username, password, from);
      await letIn(ctx, answer);
      return answer;
    }),

  logout: openProcedure.output(doneSchema).mutation(async ({ ctx }) => {
    if (ctx.actor.kind === 'user') await ctx.services.signIn.signOut(ctx.actor.sessionToken);
    ctx.setSessionCookie(null);
    return { success: true as const };
  }),

  requestMagicLink: openProcedure
    .input(emailRequestSchema)
    .output(acceptedSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.links.requestMagicLink(input.email, ctx.baseUrl);
      return { mailConfigured: ctx.services.mail.configured };
    }),

  magicLogin: openProcedure
    .input(magicSignInSchema)
    .output(signedInSchema)
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.services.links.magicSignIn(input.token);
      await letIn(ctx, answer);
      return answer;
    }),

  forgotPassword: openProcedure
    .input(emailRequestSchema)
    .output(acceptedSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.links.requestPasswordReset(input.email, ctx.baseUrl);
      return { mailConfigured: ctx.services.mail.configured };
    }),

  resetPassword: openProcedure
    .input(passwordResetSchema)
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      const userId = await ctx.services.links.resetPassword(input.token, input.password);
      await rememberDevice(ctx, userId);
      return { success: true as const };
    }),

  /** Wrong passwords that somebody has tried; null while nobody guesses. */
  guesses: procedureFor()
    .output(guessesSchema.nullable())
    .query(({ ctx }) => ctx.services.guesses.of(ctx.actor.user.id)),

  dismissGuesses: procedureFor()
    .output(z.void())
    .mutation(({ ctx }) => ctx.services.guesses.dismiss(ctx.actor.user.id)),

  deleteAccount: procedureFor()
    .output(z.object({ receipt: z.string() }))
    .mutation(async ({ ctx }) => {
      const answer = await ctx.services.deletionWishes.ofOwner(ctx.actor.user);
      ctx.setSessionCookie(null);
      return answer;
    }),
});
