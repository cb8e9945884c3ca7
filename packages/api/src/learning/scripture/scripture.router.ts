import {
  importInputSchema,
  importReportSchema,
  installedTranslationSchema,
  lookUpInputSchema,
  lookUpSchema,
  passageInputSchema,
  passageSchema,
  shelfInputSchema,
  shelfSchema,
  translationInputSchema,
} from '@lamplight/domain/scripture';
import { z } from 'zod';
import { readingLanguage } from '../../people/users/reading-language.ts';
import { procedureFor, router } from '../../platform/procedures.ts';

const forReaders = procedureFor();
const forAdmins = procedureFor(['admin']);

export const scriptureRouter = router({
  passage: procedureFor(undefined, { heard: { source: 'search', fields: ['reference'] } })
    .input(passageInputSchema)
    .output(passageSchema)
    .query(({ ctx, input }) =>
      ctx.services.scripture.passage(
        input.reference,
        readingLanguage(ctx.actor.user, input.language),
      ),
    ),

  lookUp: procedureFor(undefined, { heard: { source: 'search', fields: ['query'] } })
    .input(lookUpInputSchema)
    .output(lookUpSchema)
    .query(({ ctx, input }) =>
      ctx.services.scripture.lookUp(input, readingLanguage(ctx.actor.user, input.language)),
    ),

  shelf: forReaders
    .input(shelfInputSchema)
    .output(shelfSchema)
    .query(({ ctx, input }) =>
      ctx.services.scripture.shelf(readingLanguage(ctx.actor.user, input?.language)),
    ),

  installed: forAdmins
    .output(z.array(installedTranslationSchema))
    .query(({ ctx }) => ctx.services.scriptureImports.installed()),

  /** Called by the upload of the portal, which takes a file where others take JSON. */
  import: forAdmins
    .input(importInputSchema)
    .output(importReportSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.scriptureImports.importFile(input, ctx.actor.user.id),
    ),

  remove: forAdmins
    .input(translationInputSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.services.scriptureImports.remove(input.id, ctx.actor.user.id);
      return null;
    }),
});
