import type { QuestionAnswer } from '../questions/answer.ts';
import type {
  CurrentGame,
  QuestionResult,
  RoomPlayer,
  RoomSummary,
  RoomView,
  SessionView,
} from './views.ts';

/**
 * Messages of `/ws` from the host to a client (spec 4, Live events; spec 7). `seq` rises by one with
 * each change of a room: a gap means that the client asks for the whole state again.
 */
export type LiveMessage =
  | { readonly type: 'authenticated'; readonly userId: number }
  | { readonly type: 'pong' }
  | { readonly type: 'error'; readonly code: string; readonly message: string }
  /** The list of rooms has changed. */
  | { readonly type: 'room_created'; readonly room: RoomSummary }
  | {
      readonly type: 'player_joined';
      readonly seq: number;
      readonly room: RoomView;
      readonly player: RoomPlayer;
    }
  /** One full state; also the answer to `resync`. */
  | ({ readonly type: 'room_update' } & CurrentGame)
  | {
      readonly type: 'game_started';
      readonly seq: number;
      readonly room: RoomView;
      readonly session: SessionView;
    }
  | { readonly type: 'next_question'; readonly seq: number; readonly session: SessionView }
  /** The question has ended: the right option, its explanation, the scores. */
  | {
      readonly type: 'question_ended';
      readonly seq: number;
      readonly session: SessionView & { readonly result: QuestionResult };
    }
  | {
      readonly type: 'answer_accepted';
      readonly sessionId: number;
      readonly questionId: string;
      readonly answer: QuestionAnswer;
    }
  | { readonly type: 'time_update'; readonly sessionId: number; readonly timeLeft: number }
  /** A few times a second while answers come, to those who show them: never who, only how many. */
  | {
      readonly type: 'answer_counts';
      readonly sessionId: number;
      readonly answered: number;
      readonly of: number;
    }
  | {
      readonly type: 'game_finished';
      readonly seq: number;
      readonly room: RoomView;
      readonly session: SessionView;
    }
  /** The reader is no longer in the room. */
  | { readonly type: 'room_closed'; readonly roomId: string; readonly reason: RoomEnd };

/** Why a room is over for its reader. */
export const ROOM_ENDS = ['left', 'removed', 'ended', 'empty', 'stuck', 'elsewhere'] as const;
export type RoomEnd = (typeof ROOM_ENDS)[number];
