import {
  cardHolderSchema,
  cardInputSchema,
  cardPasswordSignInSchema,
  cardSignInSchema,
  madeCardsSchema,
  makeCardsInputSchema,
  openedCardSchema,
} from '@lamplight/domain/classroom-sign-in';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { openProcedure, procedureFor, router } from '../../platform/procedures.ts';
import { letIn } from '../auth/let-in.ts';
import { signedInSchema } from '../auth/signed-in-answer.ts';

const forStaff = procedureFor(['teacher', 'admin']);

export const signInCardsRouter = router({
  holders: forStaff
    .input(z.object({ classId: idSchema }))
    .output(z.array(cardHolderSchema))
    .query(({ ctx, input }) => ctx.services.signInCards.holders(ctx.actor, input.classId)),

  make: forStaff
    .input(makeCardsInputSchema)
    .output(madeCardsSchema)
    .mutation(async ({ ctx, input }) => {
      const made = await ctx.services.signInCards.make(ctx.actor, input);
      return { ...made, address: ctx.addressForOthers() };
    }),

  // What children send is a mutation, too, so that no secret stands in an address.
  open: openProcedure
    .input(cardInputSchema)
    .output(openedCardSchema)
    .mutation(({ ctx, input }) => ctx.services.signInCards.open(input.token)),

  signIn: openProcedure
    .input(cardSignInSchema)
    .output(signedInSchema)
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.services.signInCards.signIn(input.token, input.pictures);
      ctx.setSessionCookie(answer.token);
      return answer;
    }),

  signInWithPassword: openProcedure
    .input(cardPasswordSignInSchema)
    .output(signedInSchema)
    .mutation(async ({ ctx, input }) => {
      const { token, password } = input;
      const { signInCards } = ctx.services;
      const answer = await signInCards.signInWithPassword(token, password, ctx.device.token);
      await letIn(ctx, answer);
      return answer;
    }),
});
