import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the imitation does with a request. */
export type ImitationReply =
  | { readonly text: string }
  | { readonly json: unknown }
  /** Begins an answer with this text and breaks off. */
  | { readonly half: string }
  /** Stops at the limit of tokens. */
  | { readonly tooLong: string }
  | 'rate-limited'
  /** Is asked too often, and says for how many seconds it wishes to be left alone. */
  | { readonly retryAfter: number | string }
  | 'overloaded'
  /** Takes no request of this host, as with a wrong key. */
  | 'refused'
  /** The model will not speak about it. */
  | 'declined'
  | 'hang'
  | 'garbage'
  /** Sends the caller to another address. */
  | 'redirect';

/** A request as it came in. */
export interface ImitationRequest {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: string;
  readonly system: string;
  readonly turns: readonly { readonly role: string; readonly content: string }[];
}

/** A local server that speaks the Messages API and keeps every request that it got. */
export interface ImitationModel {
  readonly url: string;
  readonly requests: readonly ImitationRequest[];
  /** What the next requests get, one after the other; the last one stays. */
  replyWith(...replies: ImitationReply[]): void;
  /** Called when a request has come in, before it is answered. */
  onRequest(listener: (request: ImitationRequest) => void | Promise<void>): void;
  close(): Promise<void>;
}

const STATUS = { 'rate-limited': 429, overloaded: 529, refused: 401 } as const;

export async function createImitationModel(): Promise<ImitationModel> {
  const requests: ImitationRequest[] = [];
  let replies: ImitationReply[] = [{ text: 'An owl sees in the dark.' }];
  let listen: (request: ImitationRequest) => void | Promise<void> = () => {};

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { system = '', messages = [], stream = false } = JSON.parse(body || '{}');
    const request = {
      ...{ path: incoming.url ?? '', body, system: instructionOf(system), turns: messages },
      key: incoming.headers.authorization?.replace(/^Bearer /u, ''),
    };
    requests.push(request);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    await listen(request);
    if (reply) answer(response, reply, stream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    replyWith(...next) {
      replies = next;
    },
    onRequest(listener) {
      listen = listener;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The instruction, also where it comes in blocks. */
function instructionOf(system: string | readonly { readonly text: string }[]): string {
  return typeof system === 'string' ? system : system.map(({ text }) => text).join('');
}

function answer(response: ServerResponse, reply: ImitationReply, stream: boolean): void {
  if (reply === 'hang') return;
  if (reply === 'redirect') {
    response.writeHead(307, { location: 'http://127.0.0.1:9/v1/messages' }).end();
    return;
  }
  if (reply === 'garbage') {
    response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' });
    response.end(stream ? 'event: message_start\ndata: {{{\n\n' : '{"what": [is this');
    return;
  }
  if (reply === 'rate-limited' || reply === 'overloaded' || reply === 'refused') {
    response.writeHead(STATUS[reply], { 'content-type': 'application/json' });
    response.end(JSON.stringify({ type: 'error', error: { type: `${reply}_error`, message: '' } }));
    return;
  }
  if (reply !== 'declined' && 'retryAfter' in reply) {
    const headers = { 'content-type': 'application/json', 'retry-after': String(reply.retryAfter) };
    response.writeHead(STATUS['rate-limited'], headers).end('{"type":"error","error":{}}');
    return;
  }
  if (stream) speak(response, reply);
  else tell(response, reply);
}

type Spoken =
  | Exclude<ImitationReply, string | { readonly retryAfter: number | string }>
  | 'declined';

function textOf(reply: Spoken): string {
  if (reply === 'declined') return '';
  if ('text' in reply) return reply.text;
  if ('half' in reply) return reply.half;
  return 'tooLong' in reply ? reply.tooLong : JSON.stringify(reply.json);
}

function stopReasonOf(reply: Spoken): string {
  if (reply === 'declined') return 'refusal';
  return 'tooLong' in reply ? 'max_tokens' : 'end_turn';
}

const isHalf = (reply: Spoken) => reply !== 'declined' && 'half' in reply;

function messageOf(text: string, stopReason: string | null) {
  return {
    ...{ id: 'msg_imitation', type: 'message', role: 'assistant', model: 'imitation' },
    content: text === '' ? [] : [{ type: 'text', text }],
    ...{ stop_reason: stopReason, stop_sequence: null },
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}

function tell(response: ServerResponse, reply: Spoken): void {
  const body = JSON.stringify(messageOf(textOf(reply), stopReasonOf(reply)));
  response.writeHead(200, { 'content-type': 'application/json' });
  if (isHalf(reply)) breakOff(response, body.slice(0, body.length / 2));
  else response.end(body);
}

function speak(response: ServerResponse, reply: Spoken): void {
  const event = (type: string, fields: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
  const pieces = textOf(reply).match(/\S*\s*/gu) ?? [];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const begun =
    event('message_start', { message: messageOf('', null) }) +
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
    pieces
      .map((text) =>
        event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
      )
      .join('');
  if (isHalf(reply)) {
    breakOff(response, begun);
    return;
  }
  response.end(
    begun +
      event('content_block_stop', { index: 0 }) +
      event('message_delta', {
        delta: { stop_reason: stopReasonOf(reply), stop_sequence: null },
        usage: { output_tokens: 1 },
      }) +
      event('message_stop', {}),
  );
}

/** Sends a beginning, and then the connection is gone. */
function breakOff(response: ServerResponse, begun: string): void {
  response.write(begun, () => setImmediate(() => response.destroy()));
}
