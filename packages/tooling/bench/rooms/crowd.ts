import { once } from 'node:events';
import { WebSocket } from 'ws';
import { fromTablet } from '../tablet-address.ts';

export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Many tablets, each with a socket, and what all of them wait for. */
export interface Crowd {
  /** Resolves to the milliseconds after which each tablet has heard a message of this type, the fastest first. */
  hear(type: string): Promise<number[]>;
  /** Makes what each tablet says to its newest question; the returned function sends it from all of them. */
  prepare(message: (question: Message) => object): () => void;
  /** Messages that all tablets together have heard. */
  heard(): number;
  close(): void;
}

/** Every message begins with its type. */
const TYPE = /^\{"type":"(\w+)"/;
const TYPE_WITHIN = 40;
/** Sockets that are opened at the same time. */
const AT_ONCE = 50;

/** @param hello is what each tablet says first */
export async function openCrowd(
  url: string,
  size: number,
  hello: (index: number) => object,
): Promise<Crowd> {
  const sockets: WebSocket[] = [];
  const questions: Buffer[] = [];
  const waiting = new Map<string, () => void>();
  let heard = 0;

  function open(index: number): Promise<unknown> {
    const socket = new WebSocket(url, { perMessageDeflate: false, headers: fromTablet(index) });
    sockets[index] = socket;
    socket.on('message', (data: Buffer) => {
      // Reading whole messages would cost this process more than sending them costs the host.
      const type = TYPE.exec(data.toString('latin1', 0, TYPE_WITHIN))?.[1] ?? '';
      heard += 1;
      if (type === 'next_question') questions[index] = data;
      waiting.get(type)?.();
    });
    socket.on('open', () => socket.send(JSON.stringify(hello(index))));
    return once(socket, 'open');
  }

  for (let first = 0; first < size; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, size - first);
    await Promise.all(Array.from({ length: count }, (_, index) => open(first + index)));
  }

  return {
    hear: (type) =>
      new Promise((resolve) => {
        const began = performance.now();
        const delays: number[] = [];
        waiting.set(type, () => {
          delays.push(performance.now() - began);
          if (delays.length < size) return;
          waiting.delete(type);
          resolve(delays);
        });
      }),
    prepare(message) {
      const texts = questions.map((question) =>
        JSON.stringify(message(JSON.parse(question.toString()))),
      );
      return () => {
        for (const [index, text] of texts.entries()) sockets[index]?.send(text);
      };
    },
    heard: () => heard,
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
