import { z } from 'zod';
import { VERSE_EXERCISES } from './exercises.ts';
import { VERSE_WEEKS } from './weeks.ts';

/** More than any verse of a week has; what is longer is no try at it. */
const MAX_ANSWER = 1000;

const weekSchema = z.int().min(1).max(VERSE_WEEKS);

/** How far a user has come with the verse of a week. */
export const verseProgressSchema = z.object({
  week: z.int(),
  reference: z.string(),
  /** Exercises that count for this user, in order. */
  exercises: z.array(z.enum(VERSE_EXERCISES)),
  /** Those of them that were right once. */
  done: z.array(z.enum(VERSE_EXERCISES)),
  isLearned: z.boolean(),
  /** Whether it belongs to the week of the user's current day. */
  isCurrent: z.boolean(),
});
export type VerseProgress = z.infer<typeof verseProgressSchema>;

export const weekVerseSchema = verseProgressSchema.extend({ text: z.string() });
export type WeekVerse = z.infer<typeof weekVerseSchema>;

/** The user's current week when left out. */
export const weekInputSchema = z.object({ week: weekSchema.optional() });

export const versePracticeInputSchema = z.object({
  week: weekSchema,
  exercise: z.enum(VERSE_EXERCISES),
  /** The whole verse as the child put it together. */
  answer: z.string().max(MAX_ANSWER),
});
export type VersePracticeInput = z.infer<typeof versePracticeInputSchema>;

export const versePracticeAnswerSchema = z.object({
  correct: z.boolean(),
  /** The words in order: right ones, and those that are missing or do not belong there. */
  words: z.array(z.object({ kind: z.enum(['right', 'missing', 'extra']), word: z.string() })),
  /** What is right so far, with this try. */
  progress: verseProgressSchema,
  /** Whether this try made the verse a learned one. */
  justLearned: z.boolean(),
});
export type VersePracticeAnswer = z.infer<typeof versePracticeAnswerSchema>;
