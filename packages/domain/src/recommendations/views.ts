import { z } from 'zod';
import { AI_PROVIDERS } from '../ai/index.ts';
import { SKILL_SUBJECTS, type SkillKey } from '../mastery/index.ts';
import type { MathPicture } from '../math-games/index.ts';
import { idSchema, lineOfText } from '../validation/index.ts';
import {
  ADAPTATION_LEVELS,
  CONTENT_TYPES,
  PRIORITIES,
  PURPOSES,
  RECOMMENDATION_TYPES,
  type Reason,
  type Target,
} from './recommendation.ts';
import { FEEDBACKS, OUTCOMES } from './taste.ts';

/** A recommendation as a child has it (spec 3), with what a page in another language makes its words of. */
export const recommendationSchema = z.object({
  id: idSchema,
  type: z.enum(RECOMMENDATION_TYPES),
  priority: z.enum(PRIORITIES),
  title: z.string(),
  description: z.string(),
  subject: z.enum(SKILL_SUBJECTS),
  contentType: z.enum(CONTENT_TYPES),
  /** Minutes. */
  estimatedTime: z.int(),
  /** Percent. */
  estimatedEngagement: z.int(),
  /** In English. */
  reasoning: z.array(z.string()),
  adaptationLevel: z.enum(ADAPTATION_LEVELS),
  isCompleted: z.boolean(),
  /** Whether the engagement is a starting value. */
  engagementIsStart: z.boolean(),
  purpose: z.enum(PURPOSES),
  /** The title of what it is about; null where that is a skill. */
  name: z.string().nullable(),
  skill: z.custom<SkillKey | null>((key) => key === null || typeof key === 'string'),
  reasons: z.array(z.custom<Reason>((reason) => typeof reason === 'object' && reason !== null)),
  target: z.custom<Target>((target) => typeof target === 'object' && target !== null),
  status: z.enum(OUTCOMES),
  feedback: z.enum(FEEDBACKS).nullable(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** A question of an activity (spec 3, Generated activity). Without options it is there to think about. */
export const activityQuestionSchema = z.object({
  question: z.string(),
  options: z.array(z.string()).optional(),
  /** One of the options, or what there is to say. */
  correctAnswer: z.string(),
  explanation: z.string(),
  /** Name of a picture of the quizzes, and the quizzes that it comes from. */
  picture: z.object({ name: z.string(), of: z.string() }).nullable(),
  /** What is drawn beside a math problem. */
  mathPicture: z.custom<MathPicture | null>((picture) => typeof picture === 'object'),
});
export type ActivityQuestion = z.infer<typeof activityQuestionSchema>;

/** A question that is shown with its answer, before the child's own turn. */
export const workedExampleSchema = z.object({
  question: z.string(),
  answer: z.string(),
  steps: z.array(z.string()),
  mathPicture: activityQuestionSchema.shape.mathPicture,
});
export type WorkedExample = z.infer<typeof workedExampleSchema>;

/** An activity that was made for a child (spec 3, Generated activity). */
export const activitySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  estimatedDuration: z.int(),
  difficulty: z.enum(ADAPTATION_LEVELS),
  subject: z.enum(SKILL_SUBJECTS),
  /** In the markup of lessons. */
  content: z.string(),
  examples: z.array(workedExampleSchema),
  questions: z.array(activityQuestionSchema).min(1),
  /** Who wrote its text; where that is a model, its first questions as well. */
  source: z.enum(AI_PROVIDERS),
});
export type Activity = z.infer<typeof activitySchema>;

/** What `POST /api/recommendations/action` reads (spec 7). The host knows subject and level by itself. */
export const recommendationActionSchema = z
  .object({
    action: z.enum(['accept', 'reject', 'feedback']),
    recommendationId: idSchema,
    subject: lineOfText({ max: 40 }).nullish(),
    skillLevel: lineOfText({ max: 40 }).nullish(),
    feedback: z.enum(FEEDBACKS).nullish(),
  })
  .refine(({ action, feedback }) => action !== 'feedback' || feedback != null, {
    error: 'Say whether it was helpful',
    path: ['feedback'],
  });
export type RecommendationAction = z.infer<typeof recommendationActionSchema>;

export const actionAnswerSchema = z.object({
  recommendation: recommendationSchema,
  /** After an accept. */
  activity: activitySchema.optional(),
  /** In place of an activity: why there is none. */
  message: z.string().optional(),
});
export type ActionAnswer = z.infer<typeof actionAnswerSchema>;

/** A child's answers to all questions of an activity, in order; null where there was nothing to choose. */
export const activityAnswersSchema = z.object({
  activityId: z.string().regex(/^activity-\d{7,10}$/),
  choices: z.array(z.int().min(0).max(9).nullable()).min(1).max(10),
});
export type ActivityAnswers = z.infer<typeof activityAnswersSchema>;

/** What the server found right. */
export const activityMarksSchema = z.object({
  activityId: z.string(),
  /** Right answers, and questions that can be right. */
  right: z.int(),
  total: z.int(),
  /** Percent. */
  score: z.int(),
});
export type ActivityMarks = z.infer<typeof activityMarksSchema>;
