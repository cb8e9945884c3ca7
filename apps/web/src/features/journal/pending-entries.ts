import type { PendingCall } from '../../lib/outbox/outbox.ts';

/** The procedure that takes an entry. */
export const WRITE_ENTRY = 'journal.write';

/** An entry that waits on this device for the host. */
export interface PendingEntry {
  readonly key: string;
  /** ISO 8601. */
  readonly keptAt: string;
  /** Null for a quick entry. */
  readonly prompt: string | null;
  readonly content: string;
}

/** Entries that a person wrote while the host could not be reached, newest first. */
export function pendingEntries(waiting: readonly PendingCall[], userId: number): PendingEntry[] {
  return waiting
    .filter((call) => call.userId === userId && call.operation === WRITE_ENTRY)
    .map(({ key, keptAt, input }) => ({ key, keptAt, ...wordsOf(input) }))
    .reverse();
}

function wordsOf(input: unknown): Pick<PendingEntry, 'prompt' | 'content'> {
  const field = (name: string): string | null => {
    if (typeof input !== 'object' || input === null || !(name in input)) return null;
    const value = (input as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : null;
  };
  return { prompt: field('prompt'), content: field('entry') ?? field('content') ?? '' };
}
