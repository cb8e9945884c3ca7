import { z } from 'zod';
import type { SkillKey } from '../mastery/index.ts';
import { PARTS_OF_DAY } from './part-of-day.ts';

/** What `GET /api/learning-insights` answers (spec 3, Learning insights). */
export const learningInsightsSchema = z.object({
  /** Activities an hour; null while there is not enough to say. */
  learningVelocity: z.number().nullable(),
  /** Minutes. */
  attentionSpan: z.int(),
  /** Percent. */
  successPrediction: z.int().min(0).max(100),
  preferredTimeOfDay: z.enum(PARTS_OF_DAY),
  /** Names of skills in English. */
  strengths: z.array(z.string()),
  improvementAreas: z.array(z.string()),
  /** The same skills by their keys, for a page that has its own names for them. */
  strengthSkills: z.array(z.custom<SkillKey>((key) => typeof key === 'string')),
  improvementSkills: z.array(z.custom<SkillKey>((key) => typeof key === 'string')),
  /** Which of the numbers are starting values, since too little has been shown so far. */
  startingValues: z.array(z.enum(['attentionSpan', 'successPrediction', 'preferredTimeOfDay'])),
});
export type LearningInsights = z.infer<typeof learningInsightsSchema>;
