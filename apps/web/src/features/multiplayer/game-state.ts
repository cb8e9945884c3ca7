import type { CurrentGame, LiveMessage, SessionView } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';

export interface Applied {
  /** The reader's room and game now; null without a room. */
  readonly game: CurrentGame | null;
  /** Whether a change was missed, so that the whole state has to be asked for. */
  readonly gap: boolean;
}

/** The newer of two whole states of the reader's room. */
export function newest(known: CurrentGame | null, told: CurrentGame | null): CurrentGame | null {
  if (known === null || told === null || known.room.id !== told.room.id) return told;
  return told.seq < known.seq ? known : told;
}

/**
 * The reader's game after a message of the host (spec 4, Live events). A message that was overtaken, or
 * that speaks of another room or game, changes nothing.
 * @param me the reader's id
 */
export function applyMessage(game: CurrentGame | null, message: LiveMessage, me: number): Applied {
  switch (message.type) {
    case 'room_update': {
      const { seq, room, session } = message;
      return { game: newest(game, { seq, room, session }), gap: false };
    }
    case 'player_joined':
      return change(game, message.seq, message.room.id, (known) => ({
        ...known,
        room: message.room,
      }));
    case 'game_started':
    case 'game_finished':
      return change(game, message.seq, message.room.id, () => ({
        room: message.room,
        session: message.session,
      }));
    case 'next_question':
    case 'question_ended':
      return change(game, message.seq, null, (known) =>
        known.session?.id === message.session.id
          ? { ...known, session: message.session }
          : undefined,
      );
    case 'time_update':
      return ofSession(game, message.sessionId, (session) => withTime(session, message.timeLeft));
    case 'answer_accepted':
      return ofSession(game, message.sessionId, (session) =>
        session.question?.id === message.questionId
          ? withAnswer(session, me, message.answer)
          : session,
      );
    case 'room_closed':
      return { game: game?.room.id === message.roomId ? null : game, gap: false };
    default:
      return { game, gap: false };
  }
}

type Parts = Pick<CurrentGame, 'room' | 'session'>;

/** One change of the room with its number; `undefined` for one that the known state cannot take. */
function change(
  game: CurrentGame | null,
  seq: number,
  roomId: string | null,
  next: (known: Parts) => Parts | undefined,
): Applied {
  if (game === null) return { game, gap: true };
  if (roomId !== null && game.room.id !== roomId) return { game, gap: false };
  if (seq <= game.seq) return { game, gap: false };
  const parts = next(game);
  if (parts === undefined) return { game, gap: true };
  return { game: { ...parts, seq }, gap: seq > game.seq + 1 };
}

function ofSession(
  game: CurrentGame | null,
  sessionId: number,
  next: (session: SessionView) => SessionView,
): Applied {
  if (game?.session?.id !== sessionId) return { game, gap: false };
  return { game: { ...game, session: next(game.session) }, gap: false };
}

/** The time as the host tells it to the reader, whose own may be longer than the usual one. */
function withTime(session: SessionView, timeLeft: number): SessionView {
  const { own } = session;
  const ownTime = own === null || own.timeLeft === null ? own : { ...own, timeLeft };
  return { ...session, timeLeft, own: ownTime };
}

function withAnswer(session: SessionView, me: number, answer: QuestionAnswer): SessionView {
  return {
    ...session,
    playerAnswers: { ...session.playerAnswers, [me]: answer },
    own: session.own && { ...session.own, answer },
  };
}
