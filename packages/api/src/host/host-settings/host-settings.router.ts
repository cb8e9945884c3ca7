import {
  hostPlaceSchema,
  hostSettingsChangeSchema,
  hostSettingsSchema,
} from '@lamplight/domain/host';
import { procedureFor, router } from '../../platform/procedures.ts';

export const hostSettingsRouter = router({
  get: procedureFor(['admin'])
    .output(hostSettingsSchema)
    .query(({ ctx }) => ctx.services.hostSettings.get()),

  set: procedureFor(['admin'])
    .input(hostSettingsChangeSchema)
    .output(hostSettingsSchema)
    .mutation(({ ctx, input }) => ctx.services.hostSettings.set(ctx.actor.user, input)),

  checkHelplines: procedureFor(['admin'])
    .output(hostSettingsSchema)
    .mutation(({ ctx }) => ctx.services.hostSettings.checkHelplines(ctx.actor.user)),

  place: procedureFor(['admin'])
    .output(hostPlaceSchema)
    .query(({ ctx }) => ctx.services.hostSettings.place()),
});
