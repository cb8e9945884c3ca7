import type { JournalEntry } from '@lamplight/domain/journal';
import { isoTime } from '../platform/clock.ts';
import type { EntryRow } from './journal.repository.ts';

export function toJournalEntry(row: EntryRow): JournalEntry {
  return {
    id: row.id,
    userId: row.userId,
    prompt: row.prompt,
    content: row.content,
    createdAt: isoTime(row.createdAt),
    aiFeedback: row.feedback,
    feedbackSource: row.feedbackSource,
  };
}
