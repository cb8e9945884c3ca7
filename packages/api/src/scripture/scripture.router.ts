import { passageInputSchema, passageSchema } from '@lamplight/domain/scripture';
import { procedureFor, router } from '../platform/procedures.ts';

export const scriptureRouter = router({
  passage: procedureFor()
    .input(passageInputSchema)
    .output(passageSchema)
    .query(({ ctx, input }) => ctx.services.scripture.passage(input.reference)),
});
