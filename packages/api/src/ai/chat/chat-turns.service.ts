import type { Db } from '@lamplight/db';
import type { ChatSource, LiveAnswer } from '@lamplight/domain/chat';
import { findUser } from '../../people/users/users.repository.ts';
import { createFeed } from '../../platform/feed.ts';
import type { Log } from '../../platform/log.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { findMessage, findUnansweredMessages, type MessageRow } from './chat.repository.ts';
import type { TurnSteps } from './turn-steps.ts';

/** The turns that are being answered. They go on when the child's connection is lost. */
export interface ChatTurns {
  /** Answers a stored message once. What fails is logged without the text, and the message stays unanswered. */
  answer(messageId: number): Promise<void>;
  /** Ends what is being written for a child; what was shown stays. */
  stop(userId: number): void;
  /** Tells a child's pages what is being written for them: what runs now, and then each change. */
  watch(userId: number, signal: AbortSignal | undefined): AsyncGenerator<LiveAnswer>;
  /** Answers what a stopped host left unanswered; nobody waits for it, so no model is asked. */
  answerWaiting(): Promise<void>;
}

interface Running {
  readonly stop: AbortController;
  state: LiveAnswer;
}

/** States that may wait for a slow reader: each is whole, so only the newest counts. */
const STATES_WAITING = 1;

export function createChatTurns(db: Db, log: Log, steps: TurnSteps): ChatTurns {
  const inTurn = oneAtATime();
  const running = new Map<number, Running>();
  const listeners = new Map<number, Set<(state: LiveAnswer) => void>>();

  function tell(userId: number, turn: Running, change: Partial<LiveAnswer>): void {
    turn.state = { ...turn.state, ...change };
    for (const listener of listeners.get(userId) ?? []) listener(turn.state);
  }

  function listen(userId: number, listener: (state: LiveAnswer) => void): () => void {
    const own = listeners.get(userId) ?? new Set();
    listeners.set(userId, own.add(listener));
    const now = running.get(userId);
    if (now) listener(now.state);
    return () => {
      own.delete(listener);
      if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
    };
  }

  async function run(row: MessageRow, mayAskModels: boolean): Promise<void> {
    const { id, userId, message } = row;
    const writer = await findUser(db, userId);
    if (!writer) return;
    const stop = new AbortController();
    const state = { messageId: id, message, response: '', source: null, done: false };
    const turn: Running = { stop, state };
    running.set(userId, turn);
    tell(userId, turn, {});
    const show = (shown: { readonly response: string; readonly source: ChatSource }) =>
      tell(userId, turn, shown);
    try {
      await steps.answer(row, writer, { signal: stop.signal, show, mayAskModels });
    } finally {
      running.delete(userId);
      tell(userId, turn, { done: true });
    }
  }

  const answerOnce = (messageId: number, userId: number, mayAskModels: boolean) =>
    inTurn(String(userId), async () => {
      // Whoever came first has answered it meanwhile.
      const row = await findMessage(db, messageId);
      if (row && row.answeredAt === null) await run(row, mayAskModels);
    });

  async function answer(messageId: number, mayAskModels: boolean): Promise<void> {
    try {
      const row = await findMessage(db, messageId);
      if (row) await answerOnce(messageId, row.userId, mayAskModels);
    } catch (error) {
      log.error(error, `chat message ${messageId} was stored and could not be answered`);
    }
  }

  return {
    answer: (messageId) => answer(messageId, true),
    stop: (userId) => running.get(userId)?.stop.abort(),
    async *watch(userId, signal) {
      const feed = createFeed<LiveAnswer>(signal, (push) => listen(userId, push), STATES_WAITING);
      yield* feed.items;
    },
    async answerWaiting() {
      for (const id of await findUnansweredMessages(db)) await answer(id, false);
    },
  };
}
