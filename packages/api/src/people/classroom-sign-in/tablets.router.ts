import {
  entryDecisionSchema,
  entryInputSchema,
  entryRequestSchema,
  entryWishedSchema,
  entryWishSchema,
  pairedTabletSchema,
  tabletCodeInputSchema,
  tabletCodeSchema,
  tabletInputSchema,
  tabletPairingSchema,
  tabletRenameSchema,
  tabletSchema,
  tabletSignInSchema,
  tabletTilesSchema,
} from '@lamplight/domain/classroom-sign-in';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { openProcedure, procedureFor, router } from '../../platform/procedures.ts';
import { signedInSchema } from '../auth/signed-in-answer.ts';

const forStaff = procedureFor(['teacher', 'admin']);
const nothing = z.void();

const entryStateSchema = z.union([
  z.object({ state: z.enum(['waiting', 'refused', 'over']) }),
  signedInSchema.extend({ state: z.literal('let-in') }),
]);

export const tabletsRouter = router({
  list: forStaff
    .input(z.object({ classId: idSchema }))
    .output(z.array(tabletSchema))
    .query(({ ctx, input }) => ctx.services.tablets.list(ctx.actor, input.classId)),

  makeCode: forStaff
    .input(tabletCodeInputSchema)
    .output(tabletCodeSchema)
    .mutation(async ({ ctx, input }) => {
      const made = await ctx.services.tablets.makeCode(ctx.actor, input);
      return { ...made, address: `${ctx.addressForOthers()}/tablet` };
    }),

  rename: forStaff
    .input(tabletRenameSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.tablets.rename(ctx.actor, input.id, input.name)),

  remove: forStaff
    .input(z.object({ id: idSchema }))
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.tablets.remove(ctx.actor, input.id)),

  requests: forStaff
    .output(z.array(entryRequestSchema))
    .query(({ ctx }) => ctx.services.entryRequests.waiting(ctx.actor.user)),

  decide: forStaff
    .input(entryDecisionSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.entryRequests.decide(ctx.actor, input)),

  // From here on a device speaks: its own secret opens, and none of it stands in an address.

  pair: openProcedure
    .input(tabletPairingSchema)
    .output(pairedTabletSchema)
    .mutation(({ ctx, input }) => ctx.services.tablets.pair(input.code, input.key)),

  tiles: openProcedure
    .input(tabletInputSchema)
    .output(tabletTilesSchema)
    .mutation(({ ctx, input }) => ctx.services.tablets.tiles(input.tablet)),

  signIn: openProcedure
    .input(tabletSignInSchema)
    .output(signedInSchema)
    .mutation(async ({ ctx, input }) => {
      const { tablet, childId, pictures } = input;
      const answer = await ctx.services.tablets.signIn(tablet, childId, pictures);
      ctx.setSessionCookie(answer.token);
      return answer;
    }),

  askTeacher: openProcedure
    .input(entryWishSchema)
    .output(entryWishedSchema)
    .mutation(({ ctx, input }) => ctx.services.entryRequests.ask(input.tablet, input.childId)),

  entry: openProcedure
    .input(entryInputSchema)
    .output(entryStateSchema)
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.services.entryRequests.fetch(input.tablet, input.id);
      if (answer.state === 'let-in') ctx.setSessionCookie(answer.token);
      return answer;
    }),

  withdrawEntry: openProcedure
    .input(entryInputSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.entryRequests.withdraw(input.tablet, input.id)),
});
