import {
  onboardingSchema,
  ownDataSchema,
  passwordChangeSchema,
  profileSchema,
  profileUpdateSchema,
} from '@lamplight/domain/profiles';
import { z } from 'zod';
import { procedureFor, router } from '../platform/procedures.ts';

export const profilesRouter = router({
  me: procedureFor()
    .output(profileSchema)
    .query(({ ctx }) => ctx.services.profiles.me(ctx.actor.user)),

  update: procedureFor()
    .input(profileUpdateSchema)
    .output(profileSchema)
    .mutation(({ ctx, input }) => ctx.services.profiles.update(ctx.actor.user, input)),

  completeOnboarding: procedureFor()
    .input(onboardingSchema)
    .output(profileSchema)
    .mutation(({ ctx, input }) => ctx.services.profiles.completeOnboarding(ctx.actor.user, input)),

  changePassword: procedureFor()
    .input(passwordChangeSchema)
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.passwordChanges.change(ctx.actor, input);
      return { success: true as const };
    }),

  exportMyData: procedureFor()
    .output(ownDataSchema)
    .query(({ ctx }) => ctx.services.ownData.exportFor(ctx.actor.user.id)),
});
