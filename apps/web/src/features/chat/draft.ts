import { randomId } from '../../lib/platform.ts';
import { jsonEntry, type StorageEntry } from '../../lib/storage.ts';

/** A message that is being written. */
export interface Draft {
  /** Idempotency-Key of exactly these words: sent twice, they are one message; changed, another. */
  readonly key: string;
  readonly text: string;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text } = value as Record<keyof Draft, unknown>;
  return typeof key === 'string' && typeof text === 'string';
}

/** A person's draft on this device; it outlives a reload and a closed tab. */
export function draftEntry(userId: number): StorageEntry<Draft> {
  return jsonEntry(`chat_draft_${userId}`, isDraft);
}

/** Words as a draft of their own. */
export function draftOf(text: string): Draft {
  return { key: randomId(), text };
}
