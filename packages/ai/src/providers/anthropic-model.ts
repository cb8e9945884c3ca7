import type { TextModel } from '../models/index.ts';
import { messagesModel } from './messages-model.ts';
import { answerAtOnce } from './thinking.ts';

const ANTHROPIC_URL = 'https://api.anthropic.com';
/** The model that is asked where the host's owner names none: quick enough for a child who waits. */
const DEFAULT_MODEL = 'claude-haiku-5-5';

interface AnthropicOptions {
  readonly apiKey: string;
  readonly baseUrl?: string | null;
  readonly model?: string | null;
}

/** A model of Anthropic, outside of this building. Nothing is sent before somebody asks it. */
export function anthropicModel({ apiKey, baseUrl, model }: AnthropicOptions): TextModel {
  const name = model ?? DEFAULT_MODEL;
  return messagesModel({
    provider: 'anthropic',
    url: baseUrl ?? ANTHROPIC_URL,
    apiKey,
    model: name,
    atOnce: answerAtOnce(name),
    isVendor: true,
  });
}
