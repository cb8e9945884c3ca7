import type { LiveMessage, RoomEnd } from '@lamplight/domain/multiplayer';
import { type Room, type RoomEvent, roomView } from '@lamplight/game/room';
import type { Audience } from './audience.ts';
import { commonFrame, type Frame, gameFrame } from './frames.ts';
import { type Change, isOnlyAnswers, type LiveRoom } from './live-room.ts';
import { type Telling, tellingsOf } from './tellings.ts';

/** Tells people what has happened to their room, once it is stored. */
export interface Publisher {
  /** Tells each player whose answer is stored that it counts. */
  acknowledge(change: Change): void;
  /** @param leftFor why somebody left of their own accord */
  publish(change: Change, leftFor: RoomEnd): void;
  /** One whole state for one player. */
  sendState(live: LiveRoom, playerId: number, at: number): void;
  send(userId: number, message: LiveMessage): void;
}

export function createPublisher(audience: Audience): Publisher {
  function tell(room: Room, frame: Frame): void {
    for (const { id } of room.players) {
      if (audience.isListening(id)) audience.send(id, frame(id));
    }
  }

  const send = (userId: number, message: LiveMessage) =>
    audience.send(userId, JSON.stringify(message));

  const stateFrame = ({ room, told }: LiveRoom, at: number) =>
    gameFrame({ type: 'room_update', seq: told, room: roomView(room) }, room, at);

  function sayGoodbye({ before, after, events }: Change, leftFor: RoomEnd): void {
    const here = new Set(after.room.end ? [] : after.room.players.map(({ id }) => id));
    for (const { id } of before?.room.players ?? []) {
      if (here.has(id)) continue;
      const reason = whyGone(id, events, leftFor);
      send(id, { type: 'room_closed', roomId: after.room.code, reason });
    }
  }

  return {
    send,
    acknowledge({ after, events }) {
      for (const event of events) {
        if (event.type !== 'answered') continue;
        const questionId = after.room.game?.questions[event.place]?.id ?? '';
        const { gameId: sessionId, answer } = event;
        const accepted = { sessionId, questionId, answer: answer.choice };
        send(answer.playerId, { type: 'answer_accepted', ...accepted });
      }
    },
    sendState: (live, playerId, at) => audience.send(playerId, stateFrame(live, at)(playerId)),
    publish(change, leftFor) {
      const { after, events, at } = change;
      if (isOnlyAnswers(change)) return audience.notify(after.room.code, 'answers');
      sayGoodbye(change, leftFor);
      const tellings = tellingsOf(events, after.room.status === 'playing');
      const first = after.told - tellings.length + 1;
      for (const [index, telling] of tellings.entries()) {
        tell(after.room, frameOf(telling, after, first + index, at));
      }
      for (const event of events) {
        if (event.type === 'accommodated' && tellings.length === 0) {
          audience.send(event.playerId, stateFrame(after, at)(event.playerId));
        }
      }
      audience.notify(after.room.code, 'state');
    },
  };
}

function whyGone(playerId: number, events: readonly RoomEvent[], leftFor: RoomEnd): RoomEnd {
  for (const event of events) {
    if (event.type === 'player-left' && event.playerId === playerId) return leftFor;
    if (event.type === 'player-removed' && event.playerId === playerId) return 'removed';
  }
  for (const event of events) if (event.type === 'closed') return event.reason;
  return 'left';
}

function frameOf(telling: Telling, { room }: LiveRoom, seq: number, at: number): Frame {
  switch (telling.type) {
    case 'player_joined': {
      const view = roomView(room);
      const player = view.players.find(({ id }) => id === telling.playerId);
      if (!player) return gameFrame({ type: 'room_update', seq, room: view }, room, at);
      return commonFrame({ type: 'player_joined', seq, room: view, player });
    }
    case 'next_question':
    case 'question_ended':
      return gameFrame({ type: telling.type, seq }, room, at);
    default:
      return gameFrame({ type: telling.type, seq, room: roomView(room) }, room, at);
  }
}
