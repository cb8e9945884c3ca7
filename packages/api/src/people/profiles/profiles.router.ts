import {
  archiveFileSchema,
  onboardingSchema,
  ownDataSchema,
  passwordChangeSchema,
  profileSchema,
  profileUpdateSchema,
} from '@lamplight/domain/profiles';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';
import { rememberDevice } from '../auth/known-devices.ts';

/** What of a profile people write themselves. */
const OWN_WORDS = [
  ...['bio', 'favoriteSubjects', 'parentEmail', 'emergencyContact'],
  ...['department', 'specialization', 'certifications'],
];
const forWriters = procedureFor(undefined, { heard: { source: 'profile', fields: OWN_WORDS } });

export const profilesRouter = router({
  me: procedureFor()
    .output(profileSchema)
    .query(({ ctx }) => ctx.services.profiles.me(ctx.actor.user)),

  update: forWriters
    .input(profileUpdateSchema)
    .output(profileSchema)
    .mutation(({ ctx, input }) => ctx.services.profiles.update(ctx.actor.user, input)),

  completeOnboarding: procedureFor(undefined, {
    heard: { source: 'profile', fields: [...OWN_WORDS, 'learningGoals'] },
  })
    .input(onboardingSchema)
    .output(profileSchema)
    .mutation(({ ctx, input }) => ctx.services.profiles.completeOnboarding(ctx.actor.user, input)),

  changePassword: procedureFor()
    .input(passwordChangeSchema)
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.passwordChanges.change(ctx.actor, input);
      await rememberDevice(ctx, ctx.actor.user.id);
      return { success: true as const };
    }),

  exportMyData: procedureFor()
    .output(ownDataSchema)
    .query(({ ctx }) => ctx.services.ownData.exportFor(ctx.actor.user)),

  /** The own data as a zip with a page to read and the same as JSON. */
  exportArchive: procedureFor()
    .output(archiveFileSchema)
    .query(async ({ ctx }) => {
      const { filename, zip } = await ctx.services.ownData.archiveFor(ctx.actor.user.id);
      return { filename, base64: Buffer.from(zip).toString('base64') };
    }),
});
