import { z } from 'zod';
import { CONTENT_BANDS } from '../age/index.ts';
import { questionAnswerSchema } from '../questions/answer.ts';
import { idSchema } from '../validation/index.ts';
import { GAME_TYPES } from './games.ts';
import {
  accommodationSchema,
  newClassRoomSchema,
  ROOM_ACTIONS,
  roomCodeSchema,
} from './settings.ts';

/** Names a room that somebody is in or leads. */
export const roomRequestSchema = z.object({ roomId: roomCodeSchema });

export const joinRequestSchema = z.object({ code: roomCodeSchema });

export const readyRequestSchema = roomRequestSchema.extend({ ready: z.boolean() });

/** What `POST /api/multiplayer/submit-answer` reads (spec 7). */
export const answerRequestSchema = z.object({
  /** The id of the game session. */
  sessionId: idSchema,
  questionId: z.string().min(1).max(200),
  /** Index of the option, where one is chosen. */
  answer: questionAnswerSchema,
});
export type AnswerRequest = z.infer<typeof answerRequestSchema>;

/** The answer that counts: the player's first to this question. */
export const answerReceiptSchema = z.object({
  accepted: z.literal(true),
  answer: questionAnswerSchema,
});
export type AnswerReceipt = z.infer<typeof answerReceiptSchema>;

export const controlRequestSchema = roomRequestSchema.extend({ action: z.enum(ROOM_ACTIONS) });

/** What the children of a class room play next: the choices of a new room, but for who may come in. */
export const nextGameSchema = newClassRoomSchema
  .pick({
    gameType: true,
    band: true,
    topic: true,
    questionSetId: true,
    questions: true,
    calm: true,
  })
  .extend({ roomId: roomCodeSchema });
export type NextGame = z.infer<typeof nextGameSchema>;

export const removeRequestSchema = roomRequestSchema.extend({ playerId: idSchema });

export const accommodateRequestSchema = removeRequestSchema.extend({
  accommodation: accommodationSchema,
});
export type AccommodateRequest = z.infer<typeof accommodateRequestSchema>;

/** Which topics a teacher can choose from. */
export const topicsRequestSchema = z.object({
  gameType: z.enum(GAME_TYPES),
  band: z.enum(CONTENT_BANDS),
});
export const roomTopicSchema = z.object({ topic: z.string(), name: z.string() });
