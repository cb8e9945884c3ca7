import type { CurrentGame, LiveMessage } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer, UntypedAnswer } from '@lamplight/domain/questions';
import { isUnreachable } from '../../lib/errors.ts';
import type { GivenAnswer } from './multiplayer.queries.ts';
import { pendingState } from './pending-answer.ts';

export interface AnswerBoxState {
  /** The answer that the host has not acknowledged yet. */
  readonly pending: GivenAnswer | null;
  /** Whether the last answer did not reach the host in time. */
  readonly late: boolean;
}

/** Holds the answer to the open question until the host has it. However often it is sent, it counts once. */
export interface AnswerBox {
  readonly state: () => AnswerBoxState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes an answer and sends it; while one is on its way another changes nothing. */
  readonly choose: (answer: GivenAnswer) => void;
  /** Sends what still waits: the connection is back. */
  readonly retry: () => void;
  /** Looks whether this state of the game has the answer, or goes on without it. */
  readonly look: (game: CurrentGame | null) => void;
  /** Hears a live message, which may be a refusal. */
  readonly hear: (message: LiveMessage) => void;
  readonly close: () => void;
}

/** An answer that may go over the live connection: what is typed is heard on its way, which only a call is. */
export type LiveAnswer = GivenAnswer & { readonly answer: UntypedAnswer };

function isLive(answer: GivenAnswer): answer is LiveAnswer {
  return typeof answer.answer !== 'string';
}

export interface AnswerBoxOptions {
  /** Sends over the live connection; false when there is none. */
  readonly sendLive: (answer: LiveAnswer) => boolean;
  /** Sends as a call; answers with the one that counts. */
  readonly sendCall: (answer: GivenAnswer) => Promise<{ readonly answer: QuestionAnswer }>;
  /** Told of what a call was answered with. */
  readonly onTaken: (answer: GivenAnswer) => void;
}

/** How long the host may take to acknowledge an answer before it is sent as a call, in ms. */
const ACKNOWLEDGED_WITHIN_MS = 3000;

/** Refusals that end the way of an answer. */
const REFUSALS: readonly string[] = [
  'QUESTION_OVER',
  'NO_SUCH_OPTION',
  'NO_GAME_RUNNING',
  'NOT_IN_ROOM',
];

const EMPTY: AnswerBoxState = { pending: null, late: false };

export function createAnswerBox({ sendLive, sendCall, onTaken }: AnswerBoxOptions): AnswerBox {
  let state = EMPTY;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: AnswerBoxState): void {
    state = next;
    if (next.pending === null) clearTimeout(patience);
    for (const listener of listeners) listener();
  }

  async function call(answer: GivenAnswer): Promise<void> {
    clearTimeout(patience);
    try {
      const taken = await sendCall(answer);
      if (state.pending !== answer) return;
      set(EMPTY);
      onTaken({ ...answer, answer: taken.answer });
    } catch (error) {
      if (state.pending !== answer) return;
      // Without a word of the host it waits here until the connection is back.
      if (isUnreachable(error)) patience = setTimeout(() => send(answer), ACKNOWLEDGED_WITHIN_MS);
      else set({ pending: null, late: true });
    }
  }

  function send(answer: GivenAnswer): void {
    clearTimeout(patience);
    if (isLive(answer) && sendLive(answer)) {
      patience = setTimeout(() => void call(answer), ACKNOWLEDGED_WITHIN_MS);
    } else void call(answer);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(answer) {
      if (state.pending !== null) return;
      set({ pending: answer, late: false });
      send(answer);
    },
    retry() {
      if (state.pending !== null) send(state.pending);
    },
    look(game) {
      if (state.pending !== null) {
        const now = pendingState(state.pending, game);
        if (now !== 'open') set({ pending: null, late: now === 'late' });
      } else if (state.late && game?.session?.gamePhase !== 'explanation') {
        // With the next question the old one is forgotten.
        set(EMPTY);
      }
    },
    hear(message) {
      if (state.pending === null || message.type !== 'error') return;
      if (REFUSALS.includes(message.code)) set({ pending: null, late: true });
    },
    close: () => clearTimeout(patience),
  };
}
