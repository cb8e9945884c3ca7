import type Anthropic from '@anthropic-ai/sdk';
import type { ModelProvider } from '@lamplight/domain/ai';
import { wholeSentences } from '@lamplight/domain/text';
import { type CallOptions, ModelError, type TextModel, type TextRequest } from '../models/index.ts';
import { toModelError } from './errors.ts';
import { cachedSystem } from './prompt-cache.ts';
import { type AnswerAtOnce, pastThoughts, withoutThoughts } from './thinking.ts';

interface MessagesOptions {
  readonly provider: ModelProvider;
  readonly url: string;
  readonly apiKey: string;
  readonly model: string;
  readonly atOnce: AnswerAtOnce;
  /** Whether it is the vendor's own server: it holds an answer to a JSON schema and keeps long instructions. */
  readonly isVendor: boolean;
}

/** A model behind the Messages API. */
export function messagesModel(server: MessagesOptions): TextModel {
  return {
    provider: server.provider,
    name: server.model,
    async complete(request, options) {
      const call = await open(server, options);
      try {
        const message = await call.client.messages.create(paramsOf(server, request), {
          signal: options.signal,
        });
        return textOf(message, request);
      } catch (error) {
        throw call.refusal() ?? toModelError(error, options.signal);
      }
    },
    async *stream(request, options) {
      const call = await open(server, options);
      try {
        const params = { ...paramsOf(server, request), stream: true } as const;
        const events = await call.client.messages.create(params, { signal: options.signal });
        yield* spoken(pastThoughts(textsOf(events)));
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

function paramsOf({ model, isVendor, atOnce }: MessagesOptions, request: TextRequest) {
  const { system, turns, maxTokens, temperature, json } = request;
  const inWords =
    json && !isVendor
      ? `\n\nAnswer with JSON alone, without any other text, that fits this JSON schema:\n${JSON.stringify(json)}`
      : '';
  const output = {
    ...(atOnce.effort ? { effort: atOnce.effort } : {}),
    ...(json && isVendor ? { format: { type: 'json_schema' as const, schema: { ...json } } } : {}),
  };
  return {
    model,
    max_tokens: maxTokens + atOnce.room,
    ...(temperature === undefined ? {} : { temperature }),
    system: isVendor ? cachedSystem(system, model) : system + inWords,
    messages: turns.map(({ role, text }) => ({ role, content: text })),
    ...(atOnce.thinking ? { thinking: atOnce.thinking } : {}),
    ...(Object.keys(output).length > 0 ? { output_config: output } : {}),
  };
}

function textOf(message: Anthropic.Message, { json }: TextRequest): string {
  // What a server of the LAN answers is not always what the types promise.
  if (!Array.isArray(message?.content)) throw new ModelError('garbage');
  const written = message.content
    .map((block) => (block.type === 'text' ? block.text : ''))
    .join('');
  const text = withoutThoughts(written);
  const isCut = isCutOff(message.stop_reason);
  // Prose that was cut off is sound up to its last whole sentence; JSON is not.
  const whole = isCut && !json ? wholeSentences(text) : text;
  if (isCut && (json || whole === '')) throw new ModelError('cut-off', { atLimit: true });
  if (whole.trim() === '') throw new ModelError('garbage');
  return whole;
}

async function* textsOf(events: AsyncIterable<Anthropic.RawMessageStreamEvent>) {
  let hasEnded = false;
  for await (const event of events) {
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
      if (event.delta.text !== '') yield event.delta.text;
    }
    if (event.type === 'message_delta' && isCutOff(event.delta.stop_reason)) {
      throw new ModelError('cut-off', { atLimit: true });
    }
    if (event.type === 'message_stop') hasEnded = true;
  }
  if (!hasEnded) throw new ModelError('cut-off');
}

/** @throws ModelError when nothing but blanks was said */
async function* spoken(pieces: AsyncIterable<string>) {
  let hasText = false;
  for await (const piece of pieces) {
    hasText ||= piece.trim() !== '';
    yield piece;
  }
  if (!hasText) throw new ModelError('garbage');
}

/** @throws ModelError for a model that will not speak about it */
function isCutOff(reason: Anthropic.StopReason | null): boolean {
  if (reason === 'refusal') throw new ModelError('declined');
  return reason === 'max_tokens' || reason === 'model_context_window_exceeded';
}
