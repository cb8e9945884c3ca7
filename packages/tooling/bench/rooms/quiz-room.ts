import { join } from 'node:path';
import { type RunningServer, startServer } from '../process.ts';
import { type Crowd, type Message, openCrowd } from './crowd.ts';

/** A quiz with many tablets, ours or the bare one. */
export interface QuizRoom {
  /** Opens the next question; the milliseconds after which each tablet has it, the fastest first. */
  nextQuestion(): Promise<number[]>;
  /** Every child answers at once; the milliseconds until all are acknowledged. */
  answerAll(): Promise<number>;
  close(): Promise<void>;
}

const script = join(import.meta.dirname, '..', 'baselines', 'ws-room.ts');

/** A question as long as the product's, whose players' places stand in it. */
function question(bytes: number): string {
  const session = { id: 1, question: { id: 'room-bible-el-001' }, padding: 'x'.repeat(bytes) };
  return JSON.stringify({ type: 'next_question', session });
}

/** The floor: the same crowd on a server that passes on, and stores nothing unless `env` names a file as STORE. */
export async function bareRoom(
  size: number,
  bytes: number,
  env: Record<string, string>,
): Promise<QuizRoom & { readonly server: RunningServer }> {
  const server = await startServer(script, { readyPath: '/', env });
  const url = server.origin.replace('http', 'ws');
  const crowd = await openCrowd(url, size, () => ({ type: 'authenticate' }));
  const body = question(bytes);
  return {
    server,
    async nextQuestion() {
      const heard = crowd.hear('next_question');
      const sent = fetch(`${server.origin}/go`, { method: 'POST', body });
      const delays = await heard;
      await (await sent).text();
      return delays;
    },
    answerAll: () => answerAll(crowd),
    async close() {
      crowd.close();
      await server.stop();
    },
  };
}

/** Sends an answer from every tablet at once; the milliseconds until the last is acknowledged. */
export async function answerAll(crowd: Crowd): Promise<number> {
  const send = crowd.prepare(answerTo);
  const accepted = crowd.hear('answer_accepted');
  send();
  return (await accepted).at(-1) ?? Number.NaN;
}

/** An answer to the question of a `next_question`. */
function answerTo(message: Message): object {
  const { id, question } = message.session as { id: number; question: { id: string } };
  return { type: 'submit_answer', sessionId: id, questionId: question.id, answer: 0 };
}
