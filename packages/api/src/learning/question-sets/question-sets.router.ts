import {
  csvExportSchema,
  csvImportResultSchema,
  csvImportSchema,
  editedQuestionSetSchema,
  newQuestionSetSchema,
  questionSetSchema,
  questionSetSummarySchema,
} from '@lamplight/domain/question-sets';
import { idSchema } from '@lamplight/domain/validation';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forTeachers = procedureFor(['teacher', 'admin']);
const ofOne = z.object({ id: idSchema });

export const questionSetsRouter = router({
  list: forTeachers
    .output(z.array(questionSetSummarySchema))
    .query(({ ctx }) => ctx.services.questionSets.list(ctx.actor.user)),

  get: forTeachers
    .input(ofOne)
    .output(questionSetSchema)
    .query(({ ctx, input }) => ctx.services.questionSets.get(ctx.actor.user, input.id)),

  create: forTeachers
    .input(newQuestionSetSchema)
    .output(questionSetSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.questionSets.create(ctx.actor.user, input)),
    ),

  update: forTeachers
    .input(editedQuestionSetSchema)
    .output(questionSetSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.questionSets.update(ctx.actor.user, input)),
    ),

  duplicate: forTeachers
    .input(ofOne)
    .output(questionSetSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.questionSets.duplicate(ctx.actor.user, input.id)),
    ),

  remove: forTeachers
    .input(ofOne)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.questionSets.remove(ctx.actor.user, input.id)),

  importCsv: forTeachers
    .input(csvImportSchema)
    .output(csvImportResultSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.questionSets.importCsv(ctx.actor.user, input)),
    ),

  exportCsv: forTeachers
    .input(ofOne)
    .output(csvExportSchema)
    .query(({ ctx, input }) => ctx.services.questionSets.exportCsv(ctx.actor.user, input.id)),
});
