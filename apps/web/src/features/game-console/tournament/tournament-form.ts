import type { ContentBand } from '@lamplight/domain/age';
import { type GameType, MIN_PLAYERS } from '@lamplight/domain/multiplayer';
import {
  newTournamentSchema,
  TOURNAMENT_ROOMS_MAX,
  TOURNAMENT_ROOMS_MIN,
} from '@lamplight/domain/tournaments';
import { z } from 'zod';

/** What the fields of a new tournament hold, as they were typed or chosen. */
export type TournamentValues = {
  /** Empty for the name of the class. */
  name: string;
  classId: string;
  gameType: GameType;
  band: ContentBand;
  rooms: string;
  calm: boolean;
  /** Who is not here; all others play. */
  absent: number[];
};

/** What is sent of a new tournament. */
export type NewTournamentInput = z.input<typeof newTournamentSchema>;

/** Numbers of rooms that are offered. */
export const ROOM_COUNTS = Array.from(
  { length: TOURNAMENT_ROOMS_MAX - TOURNAMENT_ROOMS_MIN + 1 },
  (_, at) => TOURNAMENT_ROOMS_MIN + at,
);

/** The form before anything is chosen. */
export function emptyTournament(classId: number): TournamentValues {
  return {
    name: '',
    classId: String(classId),
    gameType: 'bible-trivia',
    band: 'elementary',
    rooms: String(TOURNAMENT_ROOMS_MIN),
    calm: false,
    absent: [],
  };
}

/** The rules of the fields that can be wrong. */
export const tournamentFormSchema = z.object({
  name: newTournamentSchema.shape.name.or(z.literal('')),
});

/** Whether each room gets at least two children (spec 9, minimum to start). */
export function hasEnoughFor(rooms: number, children: number): boolean {
  return children >= rooms * MIN_PLAYERS;
}

/** What is sent: names of rooms are left to the host. @param students ids of the whole class */
export function newTournamentOf(
  values: TournamentValues,
  students: readonly number[],
): NewTournamentInput {
  const { absent } = values;
  return {
    classId: Number(values.classId),
    ...(values.name.trim() === '' ? {} : { name: values.name }),
    gameType: values.gameType,
    band: values.band,
    rooms: Number(values.rooms),
    ...(absent.length === 0 ? {} : { studentIds: students.filter((id) => !absent.includes(id)) }),
    settings: { calm: values.calm },
  };
}
