import {
  newTournamentSchema,
  seatInputSchema,
  tournamentBoardSchema,
  tournamentInputSchema,
  tournamentSummarySchema,
} from '@lamplight/domain/tournaments';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forTeachers = procedureFor(['teacher']);
/** The userId of a seat names the child, not whoever asks. */
const aboutChild = procedureFor(['teacher'], { othersByRule: true });

export const tournamentsRouter = router({
  list: forTeachers
    .output(z.array(tournamentSummarySchema))
    .query(({ ctx }) => ctx.services.tournaments.list(ctx.actor.user)),

  create: forTeachers
    .input(newTournamentSchema)
    .output(tournamentBoardSchema)
    .mutation(async ({ ctx, input }) => {
      const { tournaments } = ctx.services;
      // A key keeps no board: it would outlive the account of a child whom the board names.
      const id = await ctx.once(() => tournaments.create(ctx.actor.user, input));
      return tournaments.board(ctx.actor.user, id);
    }),

  board: forTeachers
    .input(tournamentInputSchema)
    .output(tournamentBoardSchema)
    .query(({ ctx, input }) => ctx.services.tournaments.board(ctx.actor.user, input.id)),

  watch: forTeachers
    .input(tournamentInputSchema)
    .subscription(({ ctx, input, signal }) =>
      ctx.services.tournaments.watch(ctx.actor.user, input.id, signal),
    ),

  startAll: forTeachers
    .input(tournamentInputSchema)
    .output(tournamentBoardSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const { tournaments } = ctx.services;
      await ctx.once(() => tournaments.startAll(ctx.actor.user, id));
      return tournaments.board(ctx.actor.user, id);
    }),

  nextRound: forTeachers
    .input(tournamentInputSchema)
    .output(tournamentBoardSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const { tournaments } = ctx.services;
      await ctx.once(() => tournaments.nextRound(ctx.actor.user, id));
      return tournaments.board(ctx.actor.user, id);
    }),

  finish: forTeachers
    .input(tournamentInputSchema)
    .output(tournamentBoardSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const { tournaments } = ctx.services;
      await ctx.once(() => tournaments.finish(ctx.actor.user, id));
      return tournaments.board(ctx.actor.user, id);
    }),

  seat: aboutChild
    .input(seatInputSchema)
    .output(tournamentBoardSchema)
    .mutation(async ({ ctx, input: { id, userId } }) => {
      const { tournaments } = ctx.services;
      await tournaments.seat(ctx.actor.user, id, userId);
      return tournaments.board(ctx.actor.user, id);
    }),
});
