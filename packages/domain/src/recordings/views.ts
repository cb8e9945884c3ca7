import { z } from 'zod';
import { CONTENT_BANDS } from '../age/index.ts';
import { LANGUAGES } from '../languages/index.ts';
import { idSchema } from '../validation/index.ts';

/** The version of a lesson that somebody reads aloud. */
export const spokenVersionSchema = z.object({
  lessonId: idSchema,
  band: z.enum(CONTENT_BANDS),
  language: z.enum(LANGUAGES),
});
export type SpokenVersion = z.infer<typeof spokenVersionSchema>;

/** The longest play has some forty steps. */
const MOST_STEPS = 100;

/** A recording as it comes from the upload. */
export const newRecordingSchema = spokenVersionSchema.extend({
  /** Counted from 0. */
  step: z.int().min(0).max(MOST_STEPS),
  bytes: z.instanceof(Uint8Array),
});
export type NewRecording = z.infer<typeof newRecordingSchema>;

export const recordingSchema = z.object({
  id: idSchema,
  /** Counted from 0. */
  step: z.int(),
  /** Bytes. */
  size: z.int(),
  madeAt: z.iso.datetime(),
  /** False once the words of the step have changed: children hear another voice then. */
  isCurrent: z.boolean(),
});
export type Recording = z.infer<typeof recordingSchema>;

/** A lesson as its reader has it before them: what is said in each step, and what they have recorded of it. */
export const readingDeskSchema = z.object({
  title: z.string(),
  /** The language in which it is written for this band: the one asked for, or English. */
  language: z.enum(LANGUAGES),
  steps: z.array(z.object({ words: z.array(z.string()), recording: recordingSchema.nullable() })),
  /** Bytes that this reader may still record. */
  left: z.int(),
});
export type ReadingDesk = z.infer<typeof readingDeskSchema>;

/** A recording in the list of all. */
export const listedRecordingSchema = recordingSchema.extend({
  ...spokenVersionSchema.shape,
  title: z.string(),
});
export type ListedRecording = z.infer<typeof listedRecordingSchema>;

/** Who has read a step aloud: a teacher for their classes, or a parent for their child. */
export const READERS_ALOUD = ['teacher', 'parent'] as const;
export type ReaderAloud = (typeof READERS_ALOUD)[number];

/** The recordings of a lesson that somebody hears: each step once. */
export const heardRecordingsSchema = z.array(
  z.object({ step: z.int(), id: idSchema, by: z.enum(READERS_ALOUD) }),
);
export type HeardRecordings = z.infer<typeof heardRecordingsSchema>;

export const recordingIdInputSchema = z.object({ id: idSchema });

/** A lesson that a parent reads aloud for a child. */
export const childLessonInputSchema = z.object({ childId: idSchema, lessonId: idSchema });
export type ChildLessonInput = z.infer<typeof childLessonInputSchema>;

/** What a parent has recorded, as it comes from the upload; age and language are the child's. */
export const newFamilyRecordingSchema = childLessonInputSchema.extend({
  /** Counted from 0. */
  step: z.int().min(0).max(MOST_STEPS),
  bytes: z.instanceof(Uint8Array),
});
export type NewFamilyRecording = z.infer<typeof newFamilyRecordingSchema>;

/** A lesson of the days ahead that a parent may read aloud for a child. */
export const readableLessonSchema = z.object({
  id: idSchema,
  dayNumber: z.int(),
  title: z.string(),
  language: z.enum(LANGUAGES),
});
export type ReadableLesson = z.infer<typeof readableLessonSchema>;

/** A recording of a parent, for whoever may delete it. */
export const familyRecordingSchema = listedRecordingSchema.extend({
  child: z.object({ id: idSchema, name: z.string() }),
  /** Who reads in it. */
  reader: z.string(),
});
export type FamilyRecording = z.infer<typeof familyRecordingSchema>;
