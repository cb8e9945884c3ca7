import type { ModelProvider } from '@lamplight/domain/ai';
import {
  passwordSchema,
  STUDENT_SIGN_UPS,
  tokenSchema,
  usernameSchema,
} from '@lamplight/domain/auth';
import { hostPrivacySchema, releaseSchema } from '@lamplight/domain/host';
import { currentUserSchema } from '@lamplight/domain/users';
import { z } from 'zod';
import { letIn } from '../../people/auth/let-in.ts';
import { openProcedure, procedureFor, router } from '../../platform/procedures.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';

const hostInfoSchema = z.object({
  ...releaseSchema.shape,
  /** Whether mail leaves the host; otherwise an admin reads it in the outbox. */
  mailConfigured: z.boolean(),
  /** Who may make a student's account. */
  studentSignUp: z.enum(STUDENT_SIGN_UPS),
  demoAccount: z.object({ username: z.string(), password: z.string() }).nullable(),
  /** False until the host's owner has made the first admin. */
  hasAdmin: z.boolean(),
});

export const hostRouter = router({
  /** What visitors may know of this host, as `GET /api/host` answers it. */
  info: openProcedure.output(hostInfoSchema).query(async ({ ctx }) => ({
    ...ctx.services.hostFacts.release,
    mailConfigured: ctx.services.mail.configured,
    studentSignUp: await ctx.services.signUp.forStudents(),
    demoAccount: (await ctx.services.hostFacts.offersDemo()) ? DEMO_ACCOUNT : null,
    hasAdmin: await ctx.services.hostFacts.hasAdmin(),
  })),

  /** What the privacy policy says of this very host. */
  privacy: openProcedure.output(hostPrivacySchema).query(async ({ ctx }) => {
    const { ai, hostSettings, mail } = ctx.services;
    const models = ai.status();
    const has = (provider: ModelProvider) =>
      models.some((one) => one.provider === provider && one.model !== null);
    return {
      contacts: (await hostSettings.get()).legal,
      sendsMail: mail.configured,
      hasExternalAi: has('anthropic'),
      hasLanAi: has('lan'),
    };
  }),

  /** The address that other devices open, without a trailing slash. */
  addressForOthers: procedureFor()
    .output(z.string())
    .query(({ ctx }) => ctx.addressForOthers()),

  createFirstAdmin: openProcedure
    .input(z.object({ token: tokenSchema, username: usernameSchema, password: passwordSchema }))
    .output(z.object({ token: z.string(), user: currentUserSchema }))
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.services.setup.createFirstAdmin(input);
      await letIn(ctx, answer);
      return answer;
    }),
});
