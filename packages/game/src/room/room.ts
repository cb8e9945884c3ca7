import type { ContentBand } from '@lamplight/domain/age';
import type {
  Accommodation,
  GamePhase,
  GameType,
  Pacing,
  Ranking,
  RoomEnd,
  RoomQuestion,
  RoomStatus,
} from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';

/** Epoch milliseconds, by the host's clock. */
export type Millis = number;

/** Somebody in a room. Plain data, like everything in a room's state: it is stored as JSON. */
export interface Player {
  readonly id: number;
  /** What the others see: the first name, or a nickname where there is no consent to show it. */
  readonly name: string;
  /** The username as the others see it, or the same nickname. */
  readonly username: string;
  readonly isReady: boolean;
  /** Since when the connection is lost; null while it stands. */
  readonly awaySince: Millis | null;
  /** Number of the team, from 0; null in rooms without teams. */
  readonly team: number | null;
  readonly accommodation: Accommodation;
  readonly joinedAt: Millis;
}

/** What a player has shown in the running game. Kept when they leave, so that they can come back to it. */
export interface Standing {
  readonly playerId: number;
  /** Number of the team that the player belongs to, also on coming back; null without teams. */
  readonly team: number | null;
  readonly score: number;
  readonly correct: number;
  readonly answers: number;
  /** Right answers in a row, up to now and at best. */
  readonly streak: number;
  readonly bestStreak: number;
}

/** An answer to the open question, with the points that count once it has ended. */
export interface GivenAnswer {
  readonly playerId: number;
  readonly answer: QuestionAnswer;
  readonly correct: boolean;
  readonly points: number;
  readonly at: Millis;
}

/** A running or finished game of a room. */
export interface Game {
  readonly id: number;
  readonly questions: readonly RoomQuestion[];
  readonly pacing: Pacing;
  /** Index of the question that is open or was last. */
  readonly current: number;
  readonly phase: GamePhase;
  /** When the present phase began. */
  readonly phaseBegan: Millis;
  /**
   * When the present phase ends for those without more time; null while paused, finished, and in a calm
   * question (which ends when all have answered, or after `CALM_BACKSTOP`).
   */
  readonly phaseEnds: Millis | null;
  /** Since when the game stands still; null while it runs. */
  readonly pausedAt: Millis | null;
  /** Answers to the present question, by player id: the order in which they came plays no part. */
  readonly answers: readonly GivenAnswer[];
  readonly standings: readonly Standing[];
}

/** What a room plays, apart from its questions. */
export type GameChoice = Pick<Room, 'gameType' | 'band' | 'calm'>;

/** The whole state of a room: what is stored, and what a restarted host goes on with. */
export interface Room {
  readonly code: string;
  readonly name: string;
  readonly gameType: GameType;
  readonly band: ContentBand;
  readonly maxPlayers: number;
  readonly status: RoomStatus;
  /** Who leads: one of the players, or the teacher of a class room. Null when nobody is left to lead. */
  readonly hostId: number | null;
  /** The host's username as the players see it. */
  readonly hostName: string;
  /** The class that a teacher opened it for; null in a student's room, whose host plays along. */
  readonly classId: number | null;
  readonly calm: boolean;
  readonly ranking: Ranking;
  readonly teams: number;
  readonly locked: boolean;
  readonly players: readonly Player[];
  /** Players who were removed and cannot come back. */
  readonly removed: readonly number[];
  readonly game: Game | null;
  readonly createdAt: Millis;
  /** When anybody last did anything: a room that nobody touches ends itself. */
  readonly touchedAt: Millis;
  /** Why it closed; null while it is open. */
  readonly end: RoomEnd | null;
  /** Rises by one with each event. */
  readonly seq: number;
}
