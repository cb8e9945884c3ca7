import { z } from 'zod';
import { MODULE_IDS } from '../lessons/category.ts';
import { activityRow } from '../recommendations/activity.ts';
import { STORY_SECONDS } from '../stories/views.ts';
import { idSchema } from '../validation/index.ts';
import { type ProgressInput, progressInputSchema } from './views.ts';

export const BIBLE_STORY_ACTIVITY = 'bible_story';
export const LESSON_ACTIVITY = 'lesson';

const DAY_SECONDS = 24 * 60 * 60;

const reportBodySchema = z.object({
  userId: idSchema.optional(),
  /** Of the lesson, or of the story. */
  lessonId: idSchema,
  moduleId: idSchema.optional(),
  /** Anything else is refused: it would pass for a lesson of that number. */
  activityType: z.enum([LESSON_ACTIVITY, BIBLE_STORY_ACTIVITY]).optional(),
  completed: z.boolean().default(true),
  score: z.int().min(0).max(100).optional(),
  /** Minutes for a lesson, seconds for a story. */
  timeSpent: z.number().min(0).max(DAY_SECONDS).optional(),
});

/** What a body of POST /api/user-progress reports. */
export type ProgressReport =
  | { readonly kind: 'lesson'; readonly report: ProgressInput }
  | {
      readonly kind: 'story';
      readonly storyId: number;
      readonly completed: boolean;
      readonly seconds: number;
    }
  /** Of a recommendation; its row. */
  | { readonly kind: 'activity'; readonly activity: number; readonly completed: boolean };

/**
 * Reads a body of POST /api/user-progress (spec 7), which lessons and Bible stories share. It is a story's when it
 * says `activityType: 'bible_story'`, or when it is the one that the specification's client sends for a story:
 * moduleId 1 and a timeSpent of 1500, its 25 minutes in seconds. A lesson's time is in minutes and ends at a day's
 * 1440, so no lesson is ever taken for a story. A story's id stands in `lessonId`, and so do the digits of the id of a
 * recommended activity, which is a number that no lesson has.
 */
export const progressReportSchema = reportBodySchema.transform((body, context): ProgressReport => {
  if (isStoryReport(body)) {
    const { lessonId, completed, timeSpent = STORY_SECONDS } = body;
    return { kind: 'story', storyId: lessonId, completed, seconds: timeSpent };
  }
  const activity = activityRow(body.lessonId);
  if (activity !== null) return { kind: 'activity', activity, completed: body.completed };
  const { activityType: _, ...report } = body;
  const lesson = progressInputSchema.safeParse(report);
  if (lesson.success) return { kind: 'lesson', report: lesson.data };
  for (const { path, message } of lesson.error.issues) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
  return z.NEVER;
});

function isStoryReport(body: z.infer<typeof reportBodySchema>): boolean {
  if (body.activityType !== undefined) return body.activityType === BIBLE_STORY_ACTIVITY;
  return body.moduleId === MODULE_IDS.bible && body.timeSpent === STORY_SECONDS;
}
