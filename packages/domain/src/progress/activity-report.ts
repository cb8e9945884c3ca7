import { z } from 'zod';
import { mathLevelSchema } from '../math-games/views.ts';
import { idSchema } from '../validation/index.ts';

export const SCIENCE_ACTIVITY = 'science_experiment';
export const MATH_ACTIVITY = 'math_games';

/** A science experiment. The client's own clock says when; the server's is the one that counts. */
const experimentReportSchema = z.object({
  userId: idSchema.optional(),
  activityType: z.literal(SCIENCE_ACTIVITY),
  data: z.object({ experimentId: idSchema, completedAt: z.unknown().optional() }),
  completed: z.boolean().default(true),
});

/** The level of the arena that a child has reached, by the client's count. */
const mathReportSchema = z.object({
  userId: idSchema.optional(),
  activityType: z.literal(MATH_ACTIVITY),
  data: z.object({ level: mathLevelSchema, timestamp: z.unknown().optional() }),
  completed: z.boolean().default(true),
});

/** A body of POST /api/activity-progress (spec 7): what it holds in `data` depends on its `activityType`. */
export const activityReportSchema = z.discriminatedUnion('activityType', [
  experimentReportSchema,
  mathReportSchema,
]);
export type ActivityReport = z.infer<typeof activityReportSchema>;
