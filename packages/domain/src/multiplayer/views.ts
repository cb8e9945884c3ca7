import { z } from 'zod';
import { CONTENT_BANDS } from '../age/index.ts';
import { questionAnswerSchema } from '../questions/answer.ts';
import { idSchema } from '../validation/index.ts';
import { GAME_TYPES } from './games.ts';
import { playedQuestionSchema } from './question.ts';
import { accommodationSchema, RANKINGS } from './settings.ts';

/**
 * waiting: people gather in the lobby; playing: a game runs; finished: its scores are shown, and whoever
 * leads may open the lobby again; closed: nobody comes in any more.
 */
export const ROOM_STATUSES = ['waiting', 'playing', 'finished', 'closed'] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];

/** question: it can be answered; explanation: it has ended; finished: the last one has. */
export const GAME_PHASES = ['question', 'explanation', 'finished'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** A player as all others in the room see them (spec 3, Multiplayer room). */
export const roomPlayerSchema = z.object({
  id: idSchema,
  /** The first name, or a nickname where there is no consent to show it. */
  firstName: z.string(),
  /** The username, or the same nickname. */
  username: z.string(),
  isReady: z.boolean(),
  /** False while the connection is lost. */
  isConnected: z.boolean(),
  /** Number of the team, counted from 0; null in rooms without teams. */
  team: z.int().nullable(),
});
export type RoomPlayer = z.infer<typeof roomPlayerSchema>;

/** A room (spec 3). Its id is its code. */
export const roomViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  gameType: z.enum(GAME_TYPES),
  maxPlayers: z.int(),
  status: z.enum(ROOM_STATUSES),
  /** The username of whoever leads it, as the players see it (spec 4: the host is the player of this name). */
  createdBy: z.string(),
  /** Who leads it now; a teacher is none of the players. */
  hostId: idSchema.nullable(),
  /** Whether a teacher opened it for a class. */
  forClass: z.boolean(),
  band: z.enum(CONTENT_BANDS),
  calm: z.boolean(),
  locked: z.boolean(),
  ranking: z.enum(RANKINGS),
  /** Number of teams; 0 without. */
  teams: z.int(),
  players: z.array(roomPlayerSchema),
});
export type RoomView = z.infer<typeof roomViewSchema>;

/** A room as it stands in the list of available rooms. */
export const roomSummarySchema = roomViewSchema
  .pick({
    id: true,
    name: true,
    gameType: true,
    maxPlayers: true,
    status: true,
    createdBy: true,
    forClass: true,
    band: true,
    calm: true,
  })
  .extend({ playerCount: z.int(), players: z.array(roomPlayerSchema) });
export type RoomSummary = z.infer<typeof roomSummarySchema>;

/** A place in the ranking; equal points share a rank. */
export const rankedPlayerSchema = z.object({
  playerId: idSchema,
  name: z.string(),
  score: z.int(),
  rank: z.int(),
  /** Right answers in a row up to now. */
  streak: z.int(),
  team: z.int().nullable(),
});
export type RankedPlayer = z.infer<typeof rankedPlayerSchema>;

/** A team's place; its score is the mean of its members', so that small teams have the same chance. */
export const rankedTeamSchema = z.object({
  team: z.int(),
  score: z.int(),
  rank: z.int(),
  members: z.int(),
});
export type RankedTeam = z.infer<typeof rankedTeamSchema>;

/** What makes an answer right, and why. */
const questionKey = {
  /** An answer that is right. */
  correct: questionAnswerSchema,
  /** How far a number may be from it; 0 for other kinds. */
  tolerance: z.number(),
  explanation: z.string(),
  reference: z.string().nullable(),
};

/** What all learn when a question has ended. */
export const questionResultSchema = z.object({
  ...questionKey,
  /** How many chose each option; empty where nothing is chosen. */
  counts: z.array(z.int()),
  /** How many were right. */
  right: z.int(),
});
export type QuestionResult = z.infer<typeof questionResultSchema>;

/** What concerns one player alone and is sent to nobody else. */
export const ownViewSchema = z.object({
  playerId: idSchema,
  /** What the player answered to this question; null before an answer. */
  answer: questionAnswerSchema.nullable(),
  /** Seconds left for this player; null in a calm room and outside of a question. */
  timeLeft: z.number().nullable(),
  /** Seconds that this player has for the whole question; null in a calm room. */
  answerSeconds: z.number().nullable(),
  /** The options that are offered to this player; null offers all. */
  keep: z.array(z.int()).nullable(),
  readAloud: z.boolean(),
  score: z.int(),
  streak: z.int(),
  rank: z.int().nullable(),
  /** How this question went for the player; null until it has ended. */
  outcome: z.object({ correct: z.boolean(), points: z.int() }).nullable(),
  /** Right answers up to now. */
  correctAnswers: z.int(),
});
export type OwnView = z.infer<typeof ownViewSchema>;

/** A running game (spec 3, Game session). `own` is what the reader alone is told. */
export const sessionViewSchema = z.object({
  id: idSchema,
  /** Counted from 0. */
  currentQuestion: z.int(),
  totalQuestions: z.int(),
  /** Seconds left of the question or its explanation, by the host's clock; null in a calm room's question. */
  timeLeft: z.number().nullable(),
  /** Seconds that the question is open for most; null in a calm room. */
  answerSeconds: z.number().nullable(),
  gamePhase: z.enum(GAME_PHASES),
  paused: z.boolean(),
  /** By player id; what the ranking leaves out is not there. Points of an open question are not in it yet. */
  scores: z.record(z.string(), z.int()),
  /** By player id: the reader's own answer, never another's. */
  playerAnswers: z.record(z.string(), questionAnswerSchema),
  question: playedQuestionSchema.nullable(),
  /** Null until the question has ended. */
  result: questionResultSchema.nullable(),
  ranking: z.array(rankedPlayerSchema),
  teams: z.array(rankedTeamSchema),
  own: ownViewSchema.nullable(),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

/** One full state, as a client needs it after any gap. */
export const currentGameSchema = z.object({
  /** Rises by one with each change; a client that misses one asks for the state again. */
  seq: z.int(),
  room: roomViewSchema,
  session: sessionViewSchema.nullable(),
});
export type CurrentGame = z.infer<typeof currentGameSchema>;

/** What the teacher sees of a player, beyond what the others see. */
export const consolePlayerSchema = roomPlayerSchema.extend({
  realName: z.string(),
  accommodation: accommodationSchema,
  hasAnswered: z.boolean(),
  score: z.int(),
  correctAnswers: z.int(),
  answers: z.int(),
});
export type ConsolePlayer = z.infer<typeof consolePlayerSchema>;

/** A room as the teacher who leads it sees it. */
export const consoleViewSchema = currentGameSchema.extend({
  console: z.object({
    players: z.array(consolePlayerSchema),
    /** Of the players who are here: how many have answered the open question. */
    answered: z.int(),
    of: z.int(),
    tournamentId: idSchema.nullable(),
    /** The key of the open question, for the teacher alone; null when none is open. */
    key: z.object(questionKey).nullable(),
  }),
});
export type ConsoleView = z.infer<typeof consoleViewSchema>;

/** A room as it may stand on a wall: what the players see, and how many have answered. */
export const projectorViewSchema = currentGameSchema.extend({
  answered: z.int(),
  of: z.int(),
});
export type ProjectorView = z.infer<typeof projectorViewSchema>;
