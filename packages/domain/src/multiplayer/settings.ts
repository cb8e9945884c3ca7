import { z } from 'zod';
import { CONTENT_BANDS } from '../age/index.ts';
import { blankAsAbsent, idSchema, lineOfText } from '../validation/index.ts';
import { GAME_TYPES } from './games.ts';
import {
  CLASS_ROOM_MAX,
  MIN_PLAYERS,
  ROOM_CODE_MAX,
  ROOM_NAME_MAX,
  TEAMS_MAX,
  TEAMS_MIN,
} from './limits.ts';

/** Whose points a player is shown. Teachers always see all. */
export const RANKINGS = ['full', 'top-three', 'teams', 'off'] as const;
export type Ranking = (typeof RANKINGS)[number];

const roomName = lineOfText({
  min: 1,
  max: ROOM_NAME_MAX,
  tooShort: 'Please give the room a name',
});

/** A room's code as people type it: upper case, at most eight characters (spec 5). */
export const roomCodeSchema = lineOfText({ min: 1, max: ROOM_CODE_MAX }).transform((code) =>
  code.toUpperCase(),
);

/** What `POST /api/multiplayer/create-room` reads (spec 7): a room that a student opens and plays in. */
export const newRoomSchema = z.object({
  gameType: z.enum(GAME_TYPES),
  name: roomName,
  /** At most what the game allows, which is also what is meant when it is left out. */
  maxPlayers: z.int().min(MIN_PLAYERS).max(CLASS_ROOM_MAX).optional(),
  /** No countdown and no bonus for speed. */
  calm: z.boolean().default(false),
});
export type NewRoom = z.infer<typeof newRoomSchema>;

/** A room that a teacher opens for a class and leads without playing. */
export const newClassRoomSchema = z.object({
  name: roomName,
  classId: idSchema,
  gameType: z.enum(GAME_TYPES),
  band: z.enum(CONTENT_BANDS),
  /** A topic of the game that all questions are about; mixed when left out. */
  topic: blankAsAbsent(lineOfText({ max: 80 })),
  /** A set of the teacher's own questions in place of the game's bank. */
  questionSetId: idSchema.optional(),
  /** How many questions; the game's own number when left out. */
  questions: z.int().min(3).max(30).optional(),
  maxPlayers: z.int().min(MIN_PLAYERS).max(CLASS_ROOM_MAX).default(CLASS_ROOM_MAX),
  calm: z.boolean().default(false),
  /** The first three by default: nobody is shown last unless a teacher asks for it. */
  ranking: z.enum(RANKINGS).default('top-three'),
  /** How many teams, where the ranking is by teams. */
  teams: z.int().min(TEAMS_MIN).max(TEAMS_MAX).default(TEAMS_MIN),
});
export type NewClassRoom = z.infer<typeof newClassRoomSchema>;

/** What helps one child without any other child seeing it. */
export const accommodationSchema = z.object({
  /** Times the usual time: 1, 1.5 or 2. */
  timeFactor: z.union([z.literal(1), z.literal(1.5), z.literal(2)]),
  /** Wrong options are taken away until three are left, or two where there were three. */
  fewerOptions: z.boolean(),
  /** Each question is read aloud as it comes. */
  readAloud: z.boolean(),
});
export type Accommodation = z.infer<typeof accommodationSchema>;

export const NO_ACCOMMODATION: Accommodation = {
  timeFactor: 1,
  fewerOptions: false,
  readAloud: false,
};

/** What the person who leads a room can do with it. */
export const ROOM_ACTIONS = ['pause', 'resume', 'skip', 'end', 'lock', 'unlock', 'reopen'] as const;
export type RoomAction = (typeof ROOM_ACTIONS)[number];
