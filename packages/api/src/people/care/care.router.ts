import {
  careInputSchema,
  careOfChildSchema,
  careOfClassSchema,
  careSheetSchema,
  careViewSchema,
  madeSheetCodeSchema,
  sealedSheetSchema,
  sheetForTabletSchema,
  tabletSheetStateSchema,
} from '@lamplight/domain/care';
import { z } from 'zod';
import { openProcedure, procedureFor, router } from '../../platform/procedures.ts';

const forWriters = procedureFor(['parent', 'admin']);
const forStaff = procedureFor(['teacher', 'admin']);

/** Children have no part in it: decision 0024. */
export const careRouter = router({
  ofChild: procedureFor(['parent'])
    .input(careOfChildSchema)
    .output(careViewSchema)
    .query(({ ctx, input }) => ctx.services.careCards.ofChild(ctx.actor, input.studentId)),

  /** A repeat needs no key: the same words again are no change. */
  save: forWriters
    .input(careInputSchema)
    .output(careViewSchema)
    .mutation(({ ctx, input }) => ctx.services.careCards.save(ctx.actor, input)),

  remove: forWriters
    .input(careOfChildSchema)
    .output(careViewSchema)
    .mutation(({ ctx, input }) => ctx.services.careCards.remove(ctx.actor, input.studentId)),

  // What staff reads are mutations: each opening is written down.

  open: forStaff
    .input(careOfChildSchema)
    .output(careViewSchema)
    .mutation(({ ctx, input }) => ctx.services.careReading.open(ctx.actor, input.studentId)),

  sheet: forStaff
    .input(careOfClassSchema)
    .output(careSheetSchema)
    .mutation(({ ctx, input }) => ctx.services.careReading.sheet(ctx.actor, input.classId)),

  tabletSheet: forStaff
    .input(careOfClassSchema)
    .output(tabletSheetStateSchema)
    .query(({ ctx, input }) => ctx.services.tabletSheets.state(ctx.actor, input.classId)),

  makeSheetCode: forStaff
    .input(careOfClassSchema)
    .output(madeSheetCodeSchema)
    .mutation(({ ctx, input }) => ctx.services.tabletSheets.makeCode(ctx.actor, input.classId)),

  endTabletSheet: forStaff
    .input(careOfClassSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.tabletSheets.end(ctx.actor, input.classId)),

  // A class tablet speaks: its own secret opens, and what it gets only the code of the class does.

  sealedSheet: openProcedure
    .input(sheetForTabletSchema)
    .output(sealedSheetSchema.nullable())
    .mutation(({ ctx, input }) => ctx.services.tabletSheets.sealed(input.tablet, input.openedAt)),
});
