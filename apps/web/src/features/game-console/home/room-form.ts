import type { ContentBand } from '@lamplight/domain/age';
import {
  CLASS_ROOM_MAX,
  type GameType,
  newClassRoomSchema,
  type Ranking,
  TEAMS_MAX,
  TEAMS_MIN,
} from '@lamplight/domain/multiplayer';
import type { z } from 'zod';

/** What the fields of a new room hold, as they were typed or chosen. */
export type RoomValues = {
  name: string;
  classId: string;
  gameType: GameType;
  band: ContentBand;
  /** Id of an own question set; empty for the game's own questions. */
  questionSetId: string;
  /** Empty for mixed topics. */
  topic: string;
  /** Empty for the game's usual number. */
  questions: string;
  maxPlayers: string;
  ranking: Ranking;
  teams: string;
  calm: boolean;
};

/** What is sent of a new room. */
export type NewRoomInput = z.input<typeof newClassRoomSchema>;

/** Numbers of questions that are offered, fewest and most by the rules of a room. */
export const QUESTION_COUNTS = [5, 8, 10, 12, 15, 20, 30] as const;
/** Places that are offered. */
export const ROOM_SIZES = [8, 12, 20, 30, 40, CLASS_ROOM_MAX] as const;
/** Numbers of teams that are offered. */
export const TEAM_COUNTS = Array.from(
  { length: TEAMS_MAX - TEAMS_MIN + 1 },
  (_, at) => TEAMS_MIN + at,
);

/** The form before anything is chosen. */
export function emptyRoom(name: string, classId: number): RoomValues {
  return {
    name,
    classId: String(classId),
    gameType: 'bible-trivia',
    band: 'elementary',
    questionSetId: '',
    topic: '',
    questions: '',
    maxPlayers: String(CLASS_ROOM_MAX),
    ranking: 'top-three',
    teams: String(TEAMS_MIN),
    calm: false,
  };
}

/** The rules of the fields that can be wrong; all others are chosen from a list. */
export const roomFormSchema = newClassRoomSchema.pick({ name: true });

/** What a room is to play: what does not belong together is left out, as a topic beside an own set. */
export function gameOf(values: RoomValues) {
  const hasOwnSet = values.questionSetId !== '';
  return {
    gameType: values.gameType,
    band: values.band,
    ...(hasOwnSet ? { questionSetId: Number(values.questionSetId) } : {}),
    ...(hasOwnSet || values.topic === '' ? {} : { topic: values.topic }),
    ...(values.questions === '' ? {} : { questions: Number(values.questions) }),
    calm: values.calm,
  };
}

/** What is sent of a new room. */
export function newRoomOf(values: RoomValues): NewRoomInput {
  return {
    name: values.name,
    classId: Number(values.classId),
    ...gameOf(values),
    maxPlayers: Number(values.maxPlayers),
    ranking: values.ranking,
    ...(values.ranking === 'teams' ? { teams: Number(values.teams) } : {}),
  };
}
