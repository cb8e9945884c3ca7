import { z } from 'zod';
import { CAMP_REWARDS } from './rewards.ts';

/** A reward with what a child has done for it. */
export const campRewardSchema = z.object({
  reward: z.enum(CAMP_REWARDS),
  /** The last day of its stretch of the programme. */
  day: z.int(),
  /** Lessons of the stretch that are still to be completed; 0 once it is earned. */
  left: z.int(),
});
export type EarnedReward = z.infer<typeof campRewardSchema>;
