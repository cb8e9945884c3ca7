import { z } from 'zod';
import { idSchema } from '../validation/index.ts';

/** What a child did in a lesson or an activity (spec 3, Progress record). */
export const progressRecordSchema = z.object({
  userId: z.int(),
  lessonId: z.int().nullable(),
  moduleId: z.int().nullable(),
  completed: z.boolean(),
  score: z.int().nullable(),
  /** Minutes. */
  timeSpent: z.int(),
  activityType: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  completedAt: z.iso.datetime().nullable(),
});
export type ProgressRecord = z.infer<typeof progressRecordSchema>;

/** Minutes in a day: more than any one sitting. */
const MAX_MINUTES = 24 * 60;

/** Body of a progress report (spec 7): lessons send a score of 100 and at least one minute. */
export const progressInputSchema = z.object({
  userId: idSchema.optional(),
  lessonId: idSchema,
  moduleId: idSchema.optional(),
  completed: z.boolean().default(true),
  score: z.int().min(0).max(100).default(100),
  /** Minutes. */
  timeSpent: z
    .number()
    .min(0)
    .max(MAX_MINUTES)
    .default(1)
    .transform((minutes) => Math.max(1, Math.round(minutes))),
});
export type ProgressInput = z.infer<typeof progressInputSchema>;

export const achievementSchema = z.object({
  badgeType: z.string(),
  level: z.string(),
  unlockedAt: z.iso.datetime(),
});
export type Achievement = z.infer<typeof achievementSchema>;

/** The answer to a progress report: the record as it is now, and the badge that it just earned. */
export const progressAnswerSchema = progressRecordSchema.extend({
  newBadge: achievementSchema.nullable(),
});
export type ProgressAnswer = z.infer<typeof progressAnswerSchema>;
