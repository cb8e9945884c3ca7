import type {
  Accommodation,
  Pacing,
  RoomAction,
  RoomQuestion,
} from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import type { GameChoice, Player } from './room.ts';

/** Who comes into a room. */
export type Newcomer = Pick<Player, 'id' | 'name' | 'username' | 'accommodation'>;

/** What can be asked of a room. Who may ask is part of the rules: `by` is the person of the session. */
export type Command =
  | { readonly type: 'join'; readonly player: Newcomer }
  | { readonly type: 'leave'; readonly by: number }
  | { readonly type: 'set-ready'; readonly by: number; readonly ready: boolean }
  /** The last connection of a player was lost, or the first one is back. */
  | { readonly type: 'away'; readonly by: number }
  | { readonly type: 'back'; readonly by: number }
  | {
      readonly type: 'start';
      readonly by: number;
      readonly gameId: number;
      /** At least one. */
      readonly questions: readonly RoomQuestion[];
      /** Seconds of a question and its explanation, where they are not the game's own. */
      readonly pacing?: Pick<Pacing, 'answerSeconds' | 'explanationSeconds'>;
    }
  | {
      readonly type: 'answer';
      readonly by: number;
      readonly gameId: number;
      readonly questionId: string;
      readonly answer: QuestionAnswer;
    }
  | { readonly type: 'control'; readonly by: number; readonly action: RoomAction }
  /** Another game for the same people, who stay seated. */
  | { readonly type: 'choose-game'; readonly by: number; readonly game: GameChoice }
  | { readonly type: 'remove'; readonly by: number; readonly playerId: number }
  | {
      readonly type: 'accommodate';
      readonly by: number;
      readonly playerId: number;
      readonly accommodation: Accommodation;
    }
  /** Somebody's account is gone: nothing of them may stay in the state. */
  | { readonly type: 'forget'; readonly playerId: number }
  /**
   * The host runs again after it had stopped in the middle of a game: nobody loses the time in which
   * no answer could be given.
   */
  | { readonly type: 'restarted' }
  /** The moment that `nextWake` named has come. */
  | { readonly type: 'wake' };

/** Why a command has no effect. The host's error table holds the sentences. */
export type Refusal =
  | 'ROOM_FULL'
  | 'ROOM_LOCKED'
  | 'ROOM_CLOSED'
  | 'REMOVED_FROM_ROOM'
  | 'NOT_IN_ROOM'
  | 'NOT_ROOM_HOST'
  | 'TOO_FEW_PLAYERS'
  | 'GAME_RUNNING'
  | 'NO_GAME_RUNNING'
  | 'QUESTION_OVER'
  | 'NO_SUCH_OPTION';
