import { z } from 'zod';
import { safetyQuestionSchema } from '../safety/index.ts';
import { idSchema, lineOfText } from '../validation/index.ts';
import {
  CHALLENGES_PER_SET,
  MAX_CHALLENGE_ANSWER,
  OPEN_ANSWER,
  SHOWN_DIFFICULTIES,
} from './challenge.ts';

/** What every challenge has (spec 3, Challenge). */
const common = {
  id: idSchema,
  title: z.string(),
  /** The task itself, as the child reads it. */
  description: z.string(),
  difficulty: z.enum(SHOWN_DIFFICULTIES),
  /** Youngest and oldest age in years. */
  ageRange: z.tuple([z.int(), z.int()]),
  /** Minutes. */
  estimatedTime: z.int(),
  points: z.int(),
  /** Two or three, each a step further. */
  hints: z.array(z.string()),
  isCompleted: z.boolean(),
  /** The child's calendar day. */
  dateGenerated: z.iso.date(),
};

/** What a math challenge holds beside its task. */
export const mathContentSchema = z.object({
  /** The task in numbers, such as `3 + x = 7`. */
  equation: z.string(),
  /** The letter in the equation that is asked for. */
  variable: z.string(),
  /** Whether the child is given the equation, or finds it in a story. */
  form: z.enum(['equation', 'story']),
  /** How it is worked out, shown afterwards. */
  explanation: z.string(),
  /** Pictures to count, row by row. */
  objects: z.array(z.object({ picture: z.string(), count: z.int() })),
});

export const readingContentSchema = z.object({
  /** Paragraphs parted by a blank line. */
  passage: z.string(),
  /** What a good answer may say, shown afterwards. */
  goodAnswer: z.string(),
});

export const scienceContentSchema = z.object({
  /** What to observe, predict or explain. */
  description: z.string(),
  goodAnswer: z.string(),
});

export const creativeContentSchema = z.object({
  /** What to tell about what was made. */
  question: z.string(),
});

export const logicContentSchema = z.object({
  /** What is known, one fact a line. */
  clues: z.array(z.string()),
  /** Answers to choose from; empty where the child writes one. */
  options: z.array(z.string()),
  /** How it is worked out, shown afterwards. */
  explanation: z.string(),
});

export const challengeSchema = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('math'),
    content: mathContentSchema,
    correctAnswer: z.number(),
  }),
  z.object({
    ...common,
    type: z.literal('reading'),
    content: readingContentSchema,
    correctAnswer: z.literal(OPEN_ANSWER),
  }),
  z.object({
    ...common,
    type: z.literal('science'),
    content: scienceContentSchema,
    correctAnswer: z.literal(OPEN_ANSWER),
  }),
  z.object({
    ...common,
    type: z.literal('creative'),
    content: creativeContentSchema,
    correctAnswer: z.null(),
  }),
  z.object({
    ...common,
    type: z.literal('logic'),
    content: logicContentSchema,
    correctAnswer: z.union([z.string(), z.number()]),
  }),
]);
export type Challenge = z.infer<typeof challengeSchema>;

/** What came of an answer. */
export const challengeResultSchema = z.object({
  id: idSchema,
  correct: z.boolean(),
  points: z.int(),
  timeBonus: z.int(),
  hintDeduction: z.int(),
  /** The answer that counted. */
  answer: z.string(),
  /** What is said instead of a cheer to a child whose answer raised an alert. */
  safetyReply: z.string().exactOptional(),
  /** Beside a reply that asks whether the child is safe. */
  safetyQuestion: safetyQuestionSchema.exactOptional(),
});
export type ChallengeResult = z.infer<typeof challengeResultSchema>;

/** The newest challenges of a child's day. */
export const challengeSetSchema = z.object({
  date: z.iso.date(),
  /** Counts the sets of that day from 1; 0 while there is none. */
  setNumber: z.int(),
  challenges: z.array(challengeSchema).max(CHALLENGES_PER_SET),
  /** Of those challenges that are completed. */
  results: z.array(challengeResultSchema),
  /** Whether the child was ever given challenges, on this day or before. */
  hadChallenges: z.boolean(),
});
export type ChallengeSet = z.infer<typeof challengeSetSchema>;

/** How many challenges a child has completed, and the points of these and of the programme's activities. */
export const challengeSummarySchema = z.object({ completed: z.int(), points: z.int() });
export type ChallengeSummary = z.infer<typeof challengeSummarySchema>;

/** The child's calendar day, `2026-06-15`. */
export const challengeDaySchema = z.object({ date: z.iso.date() });

/** Longest time that is counted for one challenge, in seconds: a day. */
const MAX_SECONDS = 24 * 60 * 60;

export const submissionSchema = z.object({
  id: idSchema,
  answer: lineOfText({
    min: 1,
    max: MAX_CHALLENGE_ANSWER,
    tooShort: 'Enter your response before submitting.',
  }),
  seconds: z.number().min(0).max(MAX_SECONDS).transform(Math.round),
  hintsUsed: z.int().min(0).max(10),
});
export type Submission = z.infer<typeof submissionSchema>;
