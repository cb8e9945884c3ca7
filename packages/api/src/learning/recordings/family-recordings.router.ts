import {
  childLessonInputSchema,
  familyRecordingSchema,
  newFamilyRecordingSchema,
  readableLessonSchema,
  readingDeskSchema,
  recordingIdInputSchema,
} from '@lamplight/domain/recordings';
import { idSchema } from '@lamplight/domain/validation';
import { soundSchema } from '@lamplight/domain/voice';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forParents = procedureFor(['parent']);
const forAdults = procedureFor(['parent', 'teacher', 'admin']);

export const familyRecordingsRouter = router({
  /** The lessons of the child's next days. */
  lessons: forParents
    .input(z.object({ childId: idSchema }))
    .output(z.array(readableLessonSchema))
    .query(({ ctx, input }) => ctx.services.familyRecordings.lessons(ctx.actor, input.childId)),

  desk: forParents
    .input(childLessonInputSchema)
    .output(readingDeskSchema)
    .query(({ ctx, input }) => ctx.services.familyRecordings.desk(ctx.actor, input)),

  /** Called by the upload of the parents' home, which takes a file where others take JSON. */
  save: forParents
    .input(newFamilyRecordingSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.services.familyRecordings.save(ctx.actor, input);
      return null;
    }),

  list: forAdults
    .input(z.object({ childId: idSchema }))
    .output(z.array(familyRecordingSchema))
    .query(({ ctx, input }) => ctx.services.familyRecordings.list(ctx.actor, input.childId)),

  listAll: procedureFor(['admin'])
    .output(z.array(familyRecordingSchema))
    .query(({ ctx }) => ctx.services.familyRecordings.listAll()),

  remove: forAdults
    .input(recordingIdInputSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.services.familyRecordings.remove(ctx.actor, input.id);
      return null;
    }),

  sound: procedureFor(['student', 'parent', 'teacher', 'admin'])
    .input(recordingIdInputSchema)
    .output(soundSchema)
    .query(({ ctx, input }) => ctx.services.familyRecordings.sound(ctx.actor, input.id)),
});
