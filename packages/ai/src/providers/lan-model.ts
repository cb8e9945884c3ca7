import type { TextModel } from '../models/index.ts';
import { messagesModel } from './messages-model.ts';
import { LAN_ANSWERS_AT_ONCE } from './thinking.ts';

/** What a server of the LAN gets where the vendor would get a key: the host's own key never goes there. */
const NO_KEY = 'lamplight';

/** A model on a machine of this building that speaks the Messages API, such as Ollama or llama-server. */
export function lanModel({ url, model }: { url: string; model: string }): TextModel {
  return messagesModel({
    ...{ provider: 'lan', url, apiKey: NO_KEY, model },
    ...{ atOnce: LAN_ANSWERS_AT_ONCE, isVendor: false },
  });
}
