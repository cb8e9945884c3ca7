import type { CurrentGame, LiveMessage, SessionView } from '@lamplight/domain/multiplayer';
import { openSocket, type SocketClient } from './socket-client.ts';

/** Somebody with an account on a host. */
export interface Account {
  readonly id: number;
  readonly token: string;
}

type MessageOf<T extends LiveMessage['type']> = Extract<LiveMessage, { type: T }>;

/** A player's tablet: a socket at `/ws`, REST beside it, and a memory of all that it was told. */
export interface LivePlayer extends SocketClient {
  readonly account: Account;
  /** Every message so far, oldest first. */
  readonly heard: LiveMessage[];
  /** The next message of a type, skipping others. */
  until<T extends LiveMessage['type']>(type: T): Promise<MessageOf<T>>;
  post<T>(path: string, body?: object): Promise<T>;
  current(): Promise<CurrentGame>;
  answer(session: SessionView, choice: number): void;
}

/** Opens and authenticates a player's socket. */
export async function openPlayer(origin: string, account: Account): Promise<LivePlayer> {
  const client = await openSocket(origin, '/ws');
  const heard: LiveMessage[] = [];
  const next = async () => {
    const message = (await client.next()) as unknown as LiveMessage;
    heard.push(message);
    return message;
  };
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' };

  const player: LivePlayer = {
    ...client,
    account,
    heard,
    next: next as unknown as SocketClient['next'],
    async until<T extends LiveMessage['type']>(type: T) {
      for (;;) {
        const message = await next();
        if (message.type === type) return message as MessageOf<T>;
      }
    },
    async post<T>(path: string, body: object = {}) {
      const answer = await fetch(`${origin}/api/multiplayer/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    async current() {
      const answer = await fetch(`${origin}/api/multiplayer/current-game`, { headers });
      return (await answer.json()) as CurrentGame;
    },
    answer({ id, question }, choice) {
      const questionId = question?.id;
      client.send({ type: 'submit_answer', sessionId: id, questionId, answer: choice });
    },
  };
  client.send({ type: 'authenticate', userId: account.id, token: account.token });
  await player.until('authenticated');
  return player;
}
