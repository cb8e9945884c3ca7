import type { Generated } from 'kysely';
import type { Flag, Millis } from './values.ts';

/** The tables of the live rooms: what runs now, what was played, and what helps a child in a game. */
export interface RoomTables {
  rooms: RoomsTable;
  roomGames: RoomGamesTable;
  roomGameQuestions: RoomGameQuestionsTable;
  roomGamePlayers: RoomGamePlayersTable;
  roomAnswers: RoomAnswersTable;
  roomPracticeAnswers: RoomPracticeAnswersTable;
  accommodations: AccommodationsTable;
  tournaments: TournamentsTable;
}

/** A live room as it stood after its last change. */
export interface RoomsTable {
  code: string;
  hostId: number | null;
  classId: number | null;
  tournamentId: number | null;
  status: string;
  /** The whole state and the settings, JSON; null once the room has closed. */
  state: string | null;
  seq: number;
  createdAt: Millis;
  updatedAt: Millis;
}

/** A game that was begun in a room. */
export interface RoomGamesTable {
  id: Generated<number>;
  roomCode: string;
  roomName: string;
  gameType: string;
  band: string;
  hostId: number | null;
  /** The class that it was opened for; null in a room that a student opened. */
  classId: number | null;
  tournamentId: number | null;
  /** The round of the tournament, from 1. */
  tournamentRound: number | null;
  /** The teacher's own set that the questions came from. */
  questionSetId: number | null;
  calm: Flag;
  startedAt: Millis;
  finishedAt: Millis | null;
}

export interface RoomGameQuestionsTable {
  gameId: number;
  /** From 0. */
  place: number;
  /** The question with its key, JSON. */
  question: string;
}

/** Where a player stands in a game, as of its last question that has ended. */
export interface RoomGamePlayersTable {
  gameId: number;
  userId: number;
  team: number | null;
  score: number;
  correct: number;
  answers: number;
  bestStreak: number;
  /** Null until the game is over. */
  rank: number | null;
  joinedAt: Millis;
}

/** A player's one answer to a question of a game: the evidence. */
export interface RoomAnswersTable {
  gameId: number;
  place: number;
  userId: number;
  /** JSON; its meaning is that of the question's kind. */
  answer: string;
  correct: Flag;
  points: number;
  /** How long the question had been open, in milliseconds. */
  millis: number;
  answeredAt: Millis;
}

/** A child's further try at a question that it had missed in a game. */
export interface RoomPracticeAnswersTable {
  gameId: number;
  place: number;
  userId: number;
  answer: string;
  correct: Flag;
  answeredAt: Millis;
}

/** What helps one child in live games without any other child seeing it. */
export interface AccommodationsTable {
  userId: number;
  /** Times the usual time: 1, 1.5 or 2. */
  timeFactor: number;
  fewerOptions: Flag;
  readAloud: Flag;
  setBy: number | null;
  updatedAt: Millis;
}

/** Parallel rooms of a class whose teams play several rounds. */
export interface TournamentsTable {
  id: Generated<number>;
  classId: number;
  hostId: number | null;
  name: string;
  /** JSON. */
  settings: string;
  /** The round that is played or was last, from 1; 0 before the first. */
  round: number;
  createdAt: Millis;
  finishedAt: Millis | null;
}
