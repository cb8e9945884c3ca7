import { z } from 'zod';
import { CONTENT_BANDS } from '../age/index.ts';
import { GAME_TYPES, newClassRoomSchema, ROOM_NAME_MAX } from '../multiplayer/index.ts';
import { idSchema, lineOfText } from '../validation/index.ts';

/** Parallel rooms of one tournament. */
export const TOURNAMENT_ROOMS_MIN = 2;
export const TOURNAMENT_ROOMS_MAX = 10;
/** Most students that one tournament is for: full rooms of sixty. */
const STUDENTS_MAX = 600;

/** Names of teams that need no translation: tribes of Israel. */
export const TEAM_NAMES = [
  'Asher',
  'Benjamin',
  'Dan',
  'Ephraim',
  'Gad',
  'Judah',
  'Levi',
  'Naphtali',
  'Reuben',
  'Simeon',
] as const;

const nameSchema = lineOfText({ min: 1, max: ROOM_NAME_MAX });

/** How each round is played, the same in all rooms. */
export const roundSettingsSchema = newClassRoomSchema
  .pick({ topic: true, questionSetId: true, questions: true, calm: true })
  // A room is a team here, so that there are none within it.
  .extend({ ranking: z.enum(['full', 'top-three', 'off']).default('full') });
export type RoundSettings = z.infer<typeof roundSettingsSchema>;

/** What a teacher opens a tournament with. */
export const newTournamentSchema = z
  .object({
    classId: idSchema,
    /** The name of the class when left out. */
    name: nameSchema.optional(),
    gameType: z.enum(GAME_TYPES),
    band: z.enum(CONTENT_BANDS),
    rooms: z.int().min(TOURNAMENT_ROOMS_MIN).max(TOURNAMENT_ROOMS_MAX),
    /** One name for each room, which is also its team; names of tribes when left out. */
    names: z.array(nameSchema).optional(),
    /** The students who are here; all of the class when left out. */
    studentIds: z.array(idSchema).max(STUDENTS_MAX).optional(),
    settings: roundSettingsSchema.prefault({}),
  })
  .refine(({ rooms, names }) => names === undefined || names.length === rooms, {
    error: 'Please give each room a name',
    path: ['names'],
  })
  .refine(({ names = [] }) => new Set(names).size === names.length, {
    error: 'Please give each room a name of its own',
    path: ['names'],
  });
export type NewTournament = z.infer<typeof newTournamentSchema>;

/** Settings as they are stored with a tournament. Who is in a team stands in its rooms, not here. */
export const tournamentSettingsSchema = z.object({
  gameType: z.enum(GAME_TYPES),
  band: z.enum(CONTENT_BANDS),
  round: roundSettingsSchema,
  teams: z.array(
    z.object({
      name: z.string(),
      /** Codes of the rooms that the team has played in; the last one is its present room. */
      rooms: z.array(z.string()).min(1),
    }),
  ),
});
export type TournamentSettings = z.infer<typeof tournamentSettingsSchema>;
