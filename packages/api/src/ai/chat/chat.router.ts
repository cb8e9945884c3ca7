import {
  chatMessageSchema,
  conversationInputSchema,
  type LiveAnswer,
  newMessageSchema,
} from '@lamplight/domain/chat';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forStudents = procedureFor(['student']);
const conversation = z.array(chatMessageSchema);

export const chatRouter = router({
  send: procedureFor(['student'], { heardWhereStored: { source: 'chat', fields: ['message'] } })
    .input(newMessageSchema)
    .output(chatMessageSchema)
    .mutation(async ({ ctx, input }) => {
      const { chat } = ctx.services;
      return chat.answered(
        await ctx.once((remember) => chat.store(ctx.actor.user.id, input.message, remember)),
      );
    }),

  stop: forStudents.output(z.object({ ok: z.literal(true) })).mutation(({ ctx }) => {
    ctx.services.chatTurns.stop(ctx.actor.user.id);
    return { ok: true } as const;
  }),

  list: forStudents
    .input(conversationInputSchema.prefault({}))
    .output(conversation)
    .query(({ ctx, input }) => ctx.services.chat.list(ctx.actor.user.id, input)),

  watch: forStudents.subscription(
    ({ ctx, signal }): AsyncGenerator<LiveAnswer> =>
      ctx.services.chatTurns.watch(ctx.actor.user.id, signal),
  ),

  ofStudent: procedureFor(undefined, { othersByRule: true })
    .input(conversationInputSchema.extend({ userId: idSchema }))
    .output(conversation)
    .query(({ ctx, input: { userId, ...page } }) =>
      ctx.services.chat.ofStudent(ctx.actor, userId, page),
    ),
});
