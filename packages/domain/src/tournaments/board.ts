import { z } from 'zod';
import { CONTENT_BANDS } from '../age/index.ts';
import { GAME_PHASES, GAME_TYPES, ROOM_STATUSES } from '../multiplayer/index.ts';
import { idSchema } from '../validation/index.ts';

export const tournamentInputSchema = z.object({ id: idSchema });

/** A child who comes late and is put into the smallest room. */
export const seatInputSchema = tournamentInputSchema.extend({ userId: idSchema });

/** A tournament in the list of those of a teacher's classes. */
export const tournamentSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  classId: idSchema,
  gameType: z.enum(GAME_TYPES),
  band: z.enum(CONTENT_BANDS),
  teams: z.int(),
  /** The round that is played or was last, from 1. */
  round: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type TournamentSummary = z.infer<typeof tournamentSummarySchema>;

/** How a team stands, and what goes on in its room. */
export const boardTeamSchema = z.object({
  /** From 0; the same through all rounds. */
  team: z.int(),
  name: z.string(),
  /** The code of its room. */
  roomId: z.string(),
  status: z.enum(ROOM_STATUSES),
  /** The children in the room, by the names that the others see. */
  players: z.array(z.object({ firstName: z.string(), isConnected: z.boolean() })),
  /** The question that is open or was last, from 0; null outside of a game. */
  currentQuestion: z.int().nullable(),
  totalQuestions: z.int().nullable(),
  gamePhase: z.enum(GAME_PHASES).nullable(),
  paused: z.boolean(),
  /** Of the children who are here: how many have answered the open question. */
  answered: z.int(),
  of: z.int(),
  /** Points of each round up to now: the mean of the members who played it, rounded. */
  rounds: z.array(z.int()),
  total: z.int(),
  /** From 1; equal totals share a rank. */
  rank: z.int(),
});
export type BoardTeam = z.infer<typeof boardTeamSchema>;

/** A tournament as a wall may show it: no real name, and nothing of a single child. */
export const tournamentBoardSchema = tournamentSummarySchema.omit({ teams: true }).extend({
  teams: z.array(boardTeamSchema),
});
export type TournamentBoard = z.infer<typeof tournamentBoardSchema>;
