import { z } from 'zod';
import { achievementSchema } from '../progress/views.ts';
import { BADGE_TYPES } from './achievements.ts';

/** What a child has earned and what is near (spec 3, achievements). */
export const achievementsOverviewSchema = z.object({
  /** Newest first. */
  earned: z.array(achievementSchema),
  /** The nearest ones ahead. */
  next: z.array(z.object({ badgeType: z.enum(BADGE_TYPES), count: z.int(), atLeast: z.int() })),
});
export type AchievementsOverview = z.infer<typeof achievementsOverviewSchema>;
