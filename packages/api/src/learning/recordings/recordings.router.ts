import { lessonInputSchema } from '@lamplight/domain/lessons';
import {
  heardRecordingsSchema,
  listedRecordingSchema,
  newRecordingSchema,
  readingDeskSchema,
  recordingIdInputSchema,
  spokenVersionSchema,
} from '@lamplight/domain/recordings';
import { soundSchema } from '@lamplight/domain/voice';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forTeachers = procedureFor(['teacher']);
const forListeners = procedureFor(['student', 'teacher']);

export const recordingsRouter = router({
  desk: forTeachers
    .input(spokenVersionSchema)
    .output(readingDeskSchema)
    .query(({ ctx, input }) => ctx.services.recordings.desk(ctx.actor.user, input)),

  list: forTeachers
    .output(z.array(listedRecordingSchema))
    .query(({ ctx }) => ctx.services.recordings.list(ctx.actor.user)),

  /** Called by the upload of the lesson's page, which takes a file where others take JSON. */
  save: forTeachers
    .input(newRecordingSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.services.recordings.save(ctx.actor.user, input);
      return null;
    }),

  remove: forTeachers
    .input(recordingIdInputSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.services.recordings.remove(ctx.actor.user, input.id);
      return null;
    }),

  /** Which steps of a lesson somebody has read aloud for this reader. */
  heard: forListeners
    .input(lessonInputSchema)
    .output(heardRecordingsSchema)
    .query(({ ctx, input }) => ctx.services.recordings.heard(ctx.actor.user, input.lessonId)),

  sound: forListeners
    .input(recordingIdInputSchema)
    .output(soundSchema)
    .query(({ ctx, input }) => ctx.services.recordings.sound(ctx.actor.user, input.id)),
});
