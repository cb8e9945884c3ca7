import {
  historyInputSchema,
  journalEntrySchema,
  newEntrySchema,
  promptChoiceSchema,
  writtenEntrySchema,
} from '@lamplight/domain/journal';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStudents = procedureFor(['student']);

export const journalRouter = router({
  write: procedureFor(['student'], {
    heardWhereStored: { source: 'journal', fields: ['entry', 'prompt', 'content'] },
  })
    .input(newEntrySchema)
    .output(writtenEntrySchema)
    .mutation(async ({ ctx, input }) => {
      const { journal } = ctx.services;
      return journal.answered(
        ctx.actor.user,
        await ctx.once((remember) => journal.store(ctx.actor.user, input, remember)),
      );
    }),

  list: forStudents
    .input(historyInputSchema.prefault({}))
    .output(z.array(journalEntrySchema))
    .query(({ ctx, input }) => ctx.services.journal.list(ctx.actor.user, input)),

  prompts: forStudents
    .output(promptChoiceSchema)
    .query(({ ctx }) => ctx.services.journal.prompts(ctx.actor.user)),

  ofStudent: procedureFor(['parent'], { othersByRule: true })
    .input(historyInputSchema.extend({ userId: idSchema }))
    .output(z.array(journalEntrySchema))
    .query(({ ctx, input: { userId, ...page } }) =>
      ctx.services.journal.ofStudent(ctx.actor.user.id, userId, page),
    ),
});
