import { mathMarksSchema, mathRoundSchema, mathStateSchema } from '@lamplight/domain/math-games';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStudents = procedureFor(['student']);

export const mathGamesRouter = router({
  state: forStudents
    .output(mathStateSchema)
    .query(({ ctx }) => ctx.services.mathGames.state(ctx.actor.user)),

  finish: forStudents
    .input(mathRoundSchema)
    .output(mathMarksSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.mathGames.finish(ctx.actor.user, input, remember)),
    ),
});
