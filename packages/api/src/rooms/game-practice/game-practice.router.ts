import {
  practiceAnswerSchema,
  practiceGameSchema,
  practiceInputSchema,
  practiceMarkSchema,
  practiceSchema,
} from '@lamplight/domain/game-practice';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStudents = procedureFor(['student']);

export const gamePracticeRouter = router({
  games: forStudents
    .output(z.array(practiceGameSchema))
    .query(({ ctx }) => ctx.services.gamePractice.games(ctx.actor.user)),

  get: forStudents
    .input(practiceInputSchema)
    .output(practiceSchema)
    .query(({ ctx, input }) => ctx.services.gamePractice.get(ctx.actor.user, input.gameId)),

  answer: procedureFor(['student'], { heard: { source: 'room', fields: ['answer'] } })
    .input(practiceAnswerSchema)
    .output(practiceMarkSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.gamePractice.answer(ctx.actor.user, input, remember)),
    ),
});
