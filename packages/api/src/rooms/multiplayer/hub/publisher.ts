import type { LiveMessage, RoomEnd } from '@lamplight/domain/multiplayer';
import { type Room, type RoomEvent, roomView } from '@lamplight/game/room';
import type { Audience } from './audience.ts';
import { type Broadcast, broadcastsOf } from './broadcasts.ts';
import { type Change, isOnlyAnswers, type LiveRoom } from './live-room.ts';
import { commonMessage, gameMessage, type RoomMessage } from './messages.ts';

/** Messages that are sent in one go: more would hold up everything else on the host for too long. */
const SENT_AT_ONCE = 250;

/** What has happened to a room, and why somebody left it of their own accord. */
interface News {
  readonly change: Change;
  readonly leftFor: RoomEnd;
}

/** Tells people what has happened to their room, once it is stored. */
export interface Publisher {
  /**
   * Writes everything that is told of some changes. The returned function tells it: first to those whose answers
   * count now, then to whole rooms, a few of them at a time.
   */
  compose(news: readonly News[]): () => Promise<void>;
  /** One whole state for one player. */
  sendState(live: LiveRoom, playerId: number, at: number): void;
  send(userId: number, message: LiveMessage): void;
}

export function createPublisher(audience: Audience): Publisher {
  const send = (userId: number, message: LiveMessage) =>
    audience.send(userId, JSON.stringify(message));

  const stateMessage = ({ room, told }: LiveRoom, at: number) =>
    gameMessage({ type: 'room_update', seq: told, room: roomView(room) }, room, at);

  /** Writes a message for each player who listens now; who comes later gets theirs when it is told. */
  function prepare(room: Room, message: RoomMessage): () => void {
    const texts = room.players.map(({ id }) => ({
      id,
      text: audience.isListening(id) ? message(id) : null,
    }));
    return () => {
      for (const { id, text } of texts) {
        if (audience.isListening(id)) audience.send(id, text ?? message(id));
      }
    };
  }

  /** Tells each player whose answer is stored that it counts. */
  function acknowledge({ after, events }: Change): void {
    for (const event of events) {
      if (event.type !== 'answered') continue;
      const questionId = after.room.game?.questions[event.place]?.id ?? '';
      const { gameId: sessionId, answer } = event;
      const accepted = { sessionId, questionId, answer: answer.answer };
      send(answer.playerId, { type: 'answer_accepted', ...accepted });
    }
  }

  function sayGoodbye({ before, after, events }: Change, leftFor: RoomEnd): void {
    const here = new Set(after.room.end ? [] : after.room.players.map(({ id }) => id));
    for (const { id } of before?.room.players ?? []) {
      if (here.has(id)) continue;
      const reason = whyGone(id, events, leftFor);
      send(id, { type: 'room_closed', roomId: after.room.code, reason });
    }
  }

  /** What a room is told of a change. */
  function announce({ change, leftFor }: News): { messages: number; tell: () => void } {
    const { after, events, at } = change;
    const { code, players, status } = after.room;
    if (isOnlyAnswers(change)) return { messages: 0, tell: () => audience.notify(code, 'answers') };
    const broadcasts = broadcastsOf(events, status === 'playing');
    const first = after.told - broadcasts.length + 1;
    const told = broadcasts.map((broadcast, index) =>
      prepare(after.room, messageOf(broadcast, after, first + index, at)),
    );
    const helped = broadcasts.length > 0 ? [] : events.filter((e) => e.type === 'accommodated');
    return {
      messages: told.length * players.length,
      tell() {
        sayGoodbye(change, leftFor);
        for (const tell of told) tell();
        for (const { playerId } of helped)
          audience.send(playerId, stateMessage(after, at)(playerId));
        audience.notify(code, 'state');
      },
    };
  }

  return {
    send,
    sendState: (live, playerId, at) => audience.send(playerId, stateMessage(live, at)(playerId)),
    compose(news) {
      const announcements = news.map(announce);
      /** Tells the next few rooms. */
      function tellSome(): void {
        for (let sent = 0; sent < SENT_AT_ONCE; ) {
          const next = announcements.shift();
          if (!next) return;
          next.tell();
          sent += next.messages;
        }
      }
      return async () => {
        for (const { change } of news) acknowledge(change);
        tellSome();
        while (announcements.length > 0) {
          await new Promise(setImmediate);
          tellSome();
        }
      };
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

function messageOf(broadcast: Broadcast, { room }: LiveRoom, seq: number, at: number): RoomMessage {
  switch (broadcast.type) {
    case 'player_joined': {
      const view = roomView(room);
      const player = view.players.find(({ id }) => id === broadcast.playerId);
      if (!player) return gameMessage({ type: 'room_update', seq, room: view }, room, at);
      return commonMessage({ type: 'player_joined', seq, room: view, player });
    }
    case 'next_question':
    case 'question_ended':
      return gameMessage({ type: broadcast.type, seq }, room, at);
    default:
      return gameMessage({ type: broadcast.type, seq, room: roomView(room) }, room, at);
  }
}
