import type { Accommodation, Pacing, RoomEnd, RoomQuestion } from '@lamplight/domain/multiplayer';
import type { GameChoice, GivenAnswer, Millis, Player } from './room.ts';

/** What has happened in a room, as plain data. */
export type RoomEvent =
  | { readonly type: 'player-joined'; readonly player: Player }
  | { readonly type: 'player-left'; readonly playerId: number; readonly at: Millis }
  | { readonly type: 'player-removed'; readonly playerId: number; readonly at: Millis }
  | { readonly type: 'person-forgotten'; readonly playerId: number }
  | { readonly type: 'player-away'; readonly playerId: number; readonly at: Millis }
  | { readonly type: 'player-back'; readonly playerId: number; readonly at: Millis }
  | {
      readonly type: 'readiness-changed';
      readonly playerId: number;
      readonly ready: boolean;
      readonly at: Millis;
    }
  | {
      readonly type: 'accommodated';
      readonly playerId: number;
      readonly accommodation: Accommodation;
      readonly at: Millis;
    }
  | { readonly type: 'host-changed'; readonly hostId: number; readonly hostName: string }
  | { readonly type: 'lock-changed'; readonly locked: boolean; readonly at: Millis }
  /** The game begins with its first question open. */
  | {
      readonly type: 'game-started';
      readonly gameId: number;
      readonly questions: readonly RoomQuestion[];
      readonly pacing: Pacing;
      readonly at: Millis;
    }
  | { readonly type: 'question-opened'; readonly index: number; readonly at: Millis }
  /** The only event that is stored as a row of its own and needs no snapshot of the room. */
  | {
      readonly type: 'answered';
      readonly gameId: number;
      /** Index of the question in the game. */
      readonly place: number;
      readonly answer: GivenAnswer;
      /** How long the player thought, in milliseconds, pauses left out. */
      readonly millis: number;
    }
  /** The points of its answers count from now on. */
  | { readonly type: 'question-ended'; readonly at: Millis }
  | { readonly type: 'paused'; readonly at: Millis }
  | { readonly type: 'resumed'; readonly at: Millis }
  | { readonly type: 'game-finished'; readonly at: Millis }
  | { readonly type: 'reopened'; readonly at: Millis }
  /** The lobby is open again, for another game. */
  | { readonly type: 'game-chosen'; readonly game: GameChoice; readonly at: Millis }
  | { readonly type: 'closed'; readonly reason: RoomEnd; readonly at: Millis }
  /** The host's clock was set back: what is left of every period stays what it was. */
  | { readonly type: 'clock-set-back'; readonly by: Millis };

/** The events that say of a type. */
export type EventOf<T extends RoomEvent['type']> = Extract<RoomEvent, { type: T }>;
