import { z } from 'zod';
import { GAME_TYPES, playedQuestionSchema } from '../multiplayer/index.ts';
import { questionAnswerSchema } from '../questions/index.ts';
import { idSchema } from '../validation/index.ts';

/** How many of a child's last games can be practiced. */
export const PRACTICE_GAMES = 20;

/** A game that the child played to its end. */
export const practiceGameSchema = z.object({
  gameId: idSchema,
  gameType: z.enum(GAME_TYPES),
  roomName: z.string(),
  finishedAt: z.iso.datetime(),
  /** Right answers of the child in the game. */
  correct: z.int(),
  /** Questions that the child missed and has not answered right in practice since. */
  missed: z.int(),
});
export type PracticeGame = z.infer<typeof practiceGameSchema>;

/** A question that the child missed, without its key. */
export const practiceQuestionSchema = z.object({
  /** Place in the game, from 0. */
  place: z.int(),
  question: playedQuestionSchema,
});
export type PracticeQuestion = z.infer<typeof practiceQuestionSchema>;

export const practiceSchema = practiceGameSchema.extend({
  /** In the order of the game. */
  questions: z.array(practiceQuestionSchema),
});
export type Practice = z.infer<typeof practiceSchema>;

export const practiceInputSchema = z.object({ gameId: idSchema });

export const practiceAnswerSchema = practiceInputSchema.extend({
  place: z.int().min(0).max(1000),
  answer: questionAnswerSchema,
});
export type PracticeAnswer = z.infer<typeof practiceAnswerSchema>;

/** What the child is told after an answer in practice. */
export const practiceMarkSchema = z.object({
  correct: z.boolean(),
  /** An answer that is right. */
  right: questionAnswerSchema,
  /** How far a number may be from it; 0 for other kinds. */
  tolerance: z.number(),
  explanation: z.string(),
  reference: z.string().nullable(),
  /** Questions of the game that are still to be practiced. */
  left: z.int(),
});
export type PracticeMark = z.infer<typeof practiceMarkSchema>;
