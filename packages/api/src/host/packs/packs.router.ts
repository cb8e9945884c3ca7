import {
  packFileInputSchema,
  packNameInputSchema,
  packPreviewSchema,
  packSignerSchema,
  packSwitchInputSchema,
  packViewSchema,
  signerIdInputSchema,
  signerInputSchema,
} from '@lamplight/domain/packs';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forAdmins = procedureFor(['admin']);

export const packsRouter = router({
  list: forAdmins.output(z.array(packViewSchema)).query(({ ctx }) => ctx.services.packs.list()),

  /** Called by the upload of the portal, which takes a file where others take JSON. */
  preview: forAdmins
    .input(packFileInputSchema)
    .output(packPreviewSchema)
    .mutation(({ ctx, input }) => ctx.services.packs.preview(input.bytes)),

  /** Called like `preview`. */
  install: forAdmins
    .input(packFileInputSchema)
    .output(packViewSchema)
    .mutation(({ ctx, input }) => ctx.services.packs.install(input.bytes, ctx.actor.user.id)),

  setOn: forAdmins
    .input(packSwitchInputSchema)
    .output(packViewSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.packs.setOn(input.name, input.isOn, ctx.actor.user.id),
    ),

  remove: forAdmins
    .input(packNameInputSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.services.packs.remove(input.name, ctx.actor.user.id);
      return null;
    }),

  signers: forAdmins
    .output(z.array(packSignerSchema))
    .query(({ ctx }) => ctx.services.packs.signers()),

  trust: forAdmins
    .input(signerInputSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.services.packs.trust(input, ctx.actor.user.id);
      return null;
    }),

  distrust: forAdmins
    .input(signerIdInputSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.services.packs.distrust(input.id, ctx.actor.user.id);
      return null;
    }),
});
