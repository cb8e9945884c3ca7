import type { CurrentGame, LiveMessage, RoomEnd } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import type { LiveSocket, LiveSocketOptions, LiveStatus } from '../../app/live/live-socket.ts';
import { createAnswerBox } from './answer-box.ts';
import { applyMessage, newest } from './game-state.ts';
import type { GivenAnswer } from './multiplayer.queries.ts';
import { type News, newsBetween } from './news.ts';

export interface GameStoreState {
  /** Whether the first word of the host has come; an error while it could not be had. */
  readonly loading: 'loading' | 'ready' | { readonly error: unknown };
  readonly game: CurrentGame | null;
  /** Whether news come in: over the live connection, or because the host answers when it is asked. */
  readonly reachable: boolean;
  /** The answer that is on its way to the host; null without one. */
  readonly pending: QuestionAnswer | null;
  /** Whether the last answer did not reach the host in time. */
  readonly late: boolean;
}

/** What a page is told of beside the state. */
export interface GameListener {
  readonly onNews: (news: News) => void;
  /** The reader is no longer in the room. */
  readonly onClosed: (reason: RoomEnd) => void;
  /** The list of rooms has changed. */
  readonly onRooms: () => void;
}

export interface GameStoreOptions {
  readonly me: number;
  readonly openSocket: (
    handlers: Pick<LiveSocketOptions, 'onMessage' | 'onStatus'>,
  ) => Pick<LiveSocket, 'send' | 'close'>;
  readonly fetchCurrent: () => Promise<CurrentGame | null>;
  readonly sendAnswer: (answer: GivenAnswer) => Promise<{ readonly answer: QuestionAnswer }>;
}

/** The reader's room and game, kept up to date for as long as a page shows it. */
export interface GameStore {
  readonly state: () => GameStoreState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens the connection; the returned function lets go of it. */
  readonly start: (listener: GameListener) => () => void;
  /** Takes what the host answered to something done here; null after leaving. */
  readonly take: (game: CurrentGame | null) => void;
  readonly refresh: () => Promise<void>;
  /** Answers the open question. */
  readonly answer: (answer: QuestionAnswer) => void;
}

/** How often the host is asked while no live connection stands, in ms. */
const ASK_MS = 3000;
/** The whole state is asked for at most this often, in ms. */
const RESYNC_MS = 1000;

/** Keeps a game up to date: over `/ws`, and while that is away by asking the host every three seconds. */
export function createGameStore(options: GameStoreOptions): GameStore {
  const { me, openSocket, fetchCurrent, sendAnswer } = options;
  let state: GameStoreState = {
    loading: 'loading',
    game: null,
    reachable: true,
    pending: null,
    late: false,
  };
  let listener: GameListener | null = null;
  let socket: Pick<LiveSocket, 'send' | 'close'> | null = null;
  let asking: ReturnType<typeof setInterval> | undefined;
  let resyncedAt = Number.NEGATIVE_INFINITY;
  /** Goes up when the reader comes into a room or leaves one: an answer from before says nothing of it. */
  let moves = 0;
  const subscribers = new Set<() => void>();

  const box = createAnswerBox({
    sendLive: (answer) => socket?.send({ type: 'submit_answer', ...answer }) ?? false,
    sendCall: sendAnswer,
    onTaken: (answer) => receive({ type: 'answer_accepted', ...answer }),
  });
  box.subscribe(() => {
    const { pending, late } = box.state();
    set({ pending: pending?.answer ?? null, late });
  });

  function set(changes: Partial<GameStoreState>): void {
    state = { ...state, ...changes };
    for (const subscriber of subscribers) subscriber();
  }

  function put(game: CurrentGame | null): void {
    const before = state.game;
    if (game === before) return;
    if (before?.room.id !== game?.room.id) moves += 1;
    set({ game });
    box.look(game);
    for (const news of newsBetween(before, game, me)) listener?.onNews(news);
  }

  async function refresh(): Promise<void> {
    const asked = moves;
    try {
      const told = await fetchCurrent();
      if (asked === moves) {
        const isGone = told === null && state.game !== null;
        put(newest(state.game, told));
        if (isGone) listener?.onClosed('ended');
      }
      set({ loading: 'ready', reachable: true });
      box.retry();
    } catch (error) {
      if (state.loading === 'ready') set({ reachable: false });
      else set({ loading: { error } });
    }
  }

  function receive(message: LiveMessage): void {
    const { game, gap } = applyMessage(state.game, message, me);
    put(game);
    if (gap) resync();
  }

  function resync(): void {
    if (performance.now() - resyncedAt < RESYNC_MS) return;
    resyncedAt = performance.now();
    if (!socket?.send({ type: 'resync' })) void refresh();
  }

  function hear(message: LiveMessage): void {
    receive(message);
    box.hear(message);
    if (message.type === 'room_created') listener?.onRooms();
    if (message.type === 'room_closed') {
      listener?.onClosed(message.reason);
      listener?.onRooms();
    }
  }

  function onStatus(status: LiveStatus): void {
    clearInterval(asking);
    if (status === 'lost') set({ reachable: false });
    // Also when it is back: the room may have ended meanwhile, of which nobody is told again.
    if (status !== 'connected' || !state.reachable) void refresh();
    if (status === 'connected') return;
    asking = setInterval(() => {
      if (!document.hidden) void refresh();
    }, ASK_MS);
  }

  return {
    state: () => state,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    start(told) {
      listener = told;
      socket = openSocket({ onMessage: hear, onStatus });
      void refresh();
      return () => {
        clearInterval(asking);
        box.close();
        socket?.close();
        socket = null;
        listener = null;
      };
    },
    take(game) {
      if (game === null) moves += 1;
      put(newest(state.game, game));
    },
    refresh,
    answer(answer) {
      const session = state.game?.session;
      if (session?.gamePhase !== 'question' || session.paused || session.question === null) return;
      if (session.own?.answer !== null) return;
      box.choose({ sessionId: session.id, questionId: session.question.id, answer });
    },
  };
}
