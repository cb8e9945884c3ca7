import { PROMPT_THEMES, type Prompt } from '@lamplight/domain/journal';
import { randomId } from '../../lib/platform.ts';
import { jsonEntry, type StorageEntry } from '../../lib/storage.ts';

/** Words that are being written. */
export interface Draft {
  /** Idempotency-Key of exactly these words: sent twice, they are one entry; changed, another. */
  readonly key: string;
  readonly prompt: Pick<Prompt, 'text' | 'theme'> | null;
  readonly text: string;
}

/** Where something is written: the journal page or the dashboard. */
export type DraftPlace = 'page' | 'quick';

/** Checked by hand: the dashboard, where a draft is read too, loads no rules of forms. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, prompt, text } = value as Record<keyof Draft, unknown>;
  return (
    typeof key === 'string' && typeof text === 'string' && (prompt === null || isPrompt(prompt))
  );
}

function isPrompt(value: unknown): value is Draft['prompt'] {
  if (typeof value !== 'object' || value === null) return false;
  const { text, theme } = value as Record<string, unknown>;
  return typeof text === 'string' && PROMPT_THEMES.some((known) => known === theme);
}

/** A person's draft on this device; it outlives a reload and a closed tab. */
export function draftEntry(userId: number, place: DraftPlace): StorageEntry<Draft> {
  return jsonEntry(`journal_draft_${place}_${userId}`, isDraft);
}

export function emptyDraft(): Draft {
  return { key: randomId(), prompt: null, text: '' };
}

/** The draft with other words or another prompt, and so with another key. */
export function changedDraft(draft: Draft, changes: Partial<Omit<Draft, 'key'>>): Draft {
  return { ...draft, ...changes, key: randomId() };
}

export function isEmptyDraft({ prompt, text }: Draft): boolean {
  return prompt === null && text === '';
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
