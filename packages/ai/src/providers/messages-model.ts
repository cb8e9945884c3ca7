import type Anthropic from '@anthropic-ai/sdk';
import type { ModelRung } from '@lamplight/domain/ai';
import { type CallOptions, ModelError, type TextModel, type TextRequest } from '../models/index.ts';
import { toModelError } from './errors.ts';

interface MessagesOptions {
  readonly rung: ModelRung;
  readonly url: string;
  readonly apiKey: string;
  readonly model: string;
  /** Whether the server holds an answer to a JSON schema; one that does not is told in words. */
  readonly knowsSchemas: boolean;
}

/** A model behind the Messages API. */
export function messagesModel(server: MessagesOptions): TextModel {
  return {
    rung: server.rung,
    name: server.model,
    async complete(request, options) {
      const call = await open(server, options);
      try {
        const message = await call.client.messages.create(paramsOf(server, request), {
          signal: options.signal,
        });
        return textOf(message);
      } catch (error) {
        throw call.refusal() ?? toModelError(error, options.signal);
      }
    },
    async *stream(request, options) {
      const call = await open(server, options);
      try {
        const params = { ...paramsOf(server, request), stream: true } as const;
        const events = await call.client.messages.create(params, { signal: options.signal });
        yield* textsOf(events);
      } catch (error) {
        throw call.refusal() ?? toModelError(error, options.signal);
      }
    },
  };
}

interface Call {
  readonly client: Anthropic;
  /** What `beforeSend` failed with, so that nothing was sent. */
  refusal(): unknown;
}

/** A client for one call. The library is loaded with the first one: a host without models never has it. */
async function open(server: MessagesOptions, { beforeSend }: CallOptions): Promise<Call> {
  const { Anthropic: Client } = await import('@anthropic-ai/sdk');
  let refused: unknown = null;
  const client = new Client({
    apiKey: server.apiKey,
    authToken: null,
    webhookKey: null,
    baseURL: server.url,
    maxRetries: 0,
    // A request and its answer belong into no log.
    logLevel: 'off',
    async fetch(url, init) {
      try {
        await beforeSend?.(typeof init?.body === 'string' ? init.body : '');
      } catch (error) {
        refused = error;
        throw error;
      }
      // A server that points elsewhere would have the words carried to where nobody allowed it.
      return fetch(url, { ...init, redirect: 'error' });
    },
  });
  return { client, refusal: () => refused };
}

function paramsOf({ model, knowsSchemas }: MessagesOptions, request: TextRequest) {
  const { system, turns, maxTokens, temperature, json } = request;
  const inWords =
    json && !knowsSchemas
      ? `\n\nAnswer with JSON alone, without any other text, that fits this JSON schema:\n${JSON.stringify(json)}`
      : '';
  return {
    model,
    max_tokens: maxTokens,
    ...(temperature === undefined ? {} : { temperature }),
    system: system + inWords,
    messages: turns.map(({ role, text }) => ({ role, content: text })),
    ...(json && knowsSchemas
      ? { output_config: { format: { type: 'json_schema' as const, schema: { ...json } } } }
      : {}),
  };
}

function textOf(message: Anthropic.Message): string {
  // What a server of the LAN answers is not always what the types promise.
  if (!Array.isArray(message?.content)) throw new ModelError('garbage');
  throwUnlessEnded(message.stop_reason);
  const text = message.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
  if (text.trim() === '') throw new ModelError('garbage');
  return text;
}

async function* textsOf(events: AsyncIterable<Anthropic.RawMessageStreamEvent>) {
  let hasText = false;
  let hasEnded = false;
  for await (const event of events) {
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
      hasText ||= event.delta.text.trim() !== '';
      if (event.delta.text !== '') yield event.delta.text;
    }
    if (event.type === 'message_delta') throwUnlessEnded(event.delta.stop_reason);
    if (event.type === 'message_stop') hasEnded = true;
  }
  if (!hasEnded) throw new ModelError('cut-off');
  if (!hasText) throw new ModelError('garbage');
}

function throwUnlessEnded(reason: Anthropic.StopReason | null): void {
  if (reason === 'refusal') throw new ModelError('declined');
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') {
    throw new ModelError('cut-off');
  }
}
