import { z } from 'zod';
import { CONTENT_BANDS } from '../age/index.ts';
import { GAME_TYPES } from '../multiplayer/index.ts';
import { QUESTION_KINDS, questionAnswerSchema } from '../questions/index.ts';
import { idSchema } from '../validation/index.ts';

/** Games of one page of the list of reports. */
export const REPORTS_PAGE = 20;

/** Which page of the games is wished for: those before a game, or the newest. */
export const reportListSchema = z.object({ before: idSchema.optional() }).prefault({});
export type ReportList = z.infer<typeof reportListSchema>;

export const reportInputSchema = z.object({ gameId: idSchema });

/** A played game in the list of reports. */
export const gameSummarySchema = z.object({
  gameId: idSchema,
  roomName: z.string(),
  gameType: z.enum(GAME_TYPES),
  band: z.enum(CONTENT_BANDS),
  /** The class that it was opened for; null in a room that a student opened. */
  classId: idSchema.nullable(),
  className: z.string().nullable(),
  calm: z.boolean(),
  startedAt: z.iso.datetime(),
  /** Null while the game runs. */
  finishedAt: z.iso.datetime().nullable(),
  players: z.int(),
  /** Share of right answers among all, 0 to 1; null before the first answer. */
  shareRight: z.number().min(0).max(1).nullable(),
  tournamentId: idSchema.nullable(),
  /** The round of the tournament, from 1. */
  tournamentRound: z.int().nullable(),
});
export type GameSummary = z.infer<typeof gameSummarySchema>;

export const gameSummariesSchema = z.object({
  games: z.array(gameSummarySchema),
  /** What the next page is asked for with; null on the last one. */
  before: idSchema.nullable(),
});
export type GameSummaries = z.infer<typeof gameSummariesSchema>;

/** Different answers that a report names for a question at most. */
export const GIVEN_ANSWERS_MAX = 12;

/** How a class did with one question. */
export const reportedQuestionSchema = z.object({
  /** From 0, in the order of the game. */
  place: z.int(),
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  category: z.string(),
  picture: z.string().nullable(),
  explanation: z.string(),
  reference: z.string().nullable(),
  /** What is chosen among; the words of true and false, in this order, are the page's. Empty for other kinds. */
  options: z.array(
    z.object({
      text: z.string(),
      correct: z.boolean(),
      /** How many chose it. */
      count: z.int(),
    }),
  ),
  /** What is put in order or matched, by its place; the left sides of what is matched; what stands behind a number. */
  things: z.array(z.string()),
  lefts: z.array(z.string()),
  unit: z.string(),
  /** An answer that is right, and how far a number may be from it. */
  correct: questionAnswerSchema,
  tolerance: z.number(),
  /** The answers to a question of which nothing is chosen, commonest first. */
  given: z.array(z.object({ answer: questionAnswerSchema, correct: z.boolean(), count: z.int() })),
  answers: z.int(),
  right: z.int(),
  /** Share of right answers, 0 to 1; null where nobody answered. */
  shareRight: z.number().min(0).max(1).nullable(),
  /** The middle of the times until an answer; null where nobody answered. */
  medianSeconds: z.number().nullable(),
});
export type ReportedQuestion = z.infer<typeof reportedQuestionSchema>;

/** How one child did in a game. */
export const reportedPlayerSchema = z.object({
  userId: idSchema,
  /** The real name: the report is for the adults who teach the child. */
  name: z.string(),
  username: z.string(),
  /** Number of the team, from 0; null in rooms without teams. */
  team: z.int().nullable(),
  score: z.int(),
  correct: z.int(),
  answers: z.int(),
  bestStreak: z.int(),
  /** Null while the game runs. */
  rank: z.int().nullable(),
  /** Places of the questions answered wrong or not at all. */
  missed: z.array(z.int()),
});
export type ReportedPlayer = z.infer<typeof reportedPlayerSchema>;

/** What the adults who teach a class learn from a game. */
export const gameReportSchema = gameSummarySchema.extend({
  /** Those that came up, hardest first. */
  questions: z.array(reportedQuestionSchema),
  /** Best first. */
  children: z.array(reportedPlayerSchema),
});
export type GameReport = z.infer<typeof gameReportSchema>;

/** The report by child as a file for a spreadsheet. */
export const reportFileSchema = z.object({
  filename: z.string(),
  /** Begins with a byte order mark, so that spreadsheets read the names right. */
  csv: z.string(),
});
export type ReportFile = z.infer<typeof reportFileSchema>;
