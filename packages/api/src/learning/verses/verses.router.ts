import {
  versePracticeAnswerSchema,
  versePracticeInputSchema,
  verseProgressSchema,
  weekInputSchema,
  weekVerseSchema,
} from '@lamplight/domain/verses';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

export const versesRouter = router({
  week: procedureFor(['student'])
    .input(weekInputSchema.default({}))
    .output(weekVerseSchema)
    .query(({ ctx, input }) => ctx.services.verses.week(ctx.actor.user, input.week)),

  progress: procedureFor(['student'])
    .output(z.array(verseProgressSchema))
    .query(({ ctx }) => ctx.services.verses.progress(ctx.actor.user)),

  practice: procedureFor(['student'], { heard: { source: 'verse', fields: ['answer'] } })
    .input(versePracticeInputSchema)
    .output(versePracticeAnswerSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.verses.practice(ctx.actor.user, input, remember)),
    ),
});
