import type { JournalEntry } from '@lamplight/domain/journal';
import type { SafetyQuestion } from '@lamplight/domain/safety';
import { isoTime } from '../../platform/clock.ts';
import type { EntryRow } from './journal.repository.ts';

/** @param safetyQuestion where the feedback asks whether the child is safe, and it has not answered */
export function toJournalEntry(row: EntryRow, safetyQuestion?: SafetyQuestion): JournalEntry {
  return {
    id: row.id,
    userId: row.userId,
    prompt: row.prompt,
    content: row.content,
    createdAt: isoTime(row.createdAt),
    aiFeedback: row.feedback,
    feedbackSource: row.feedbackSource,
    ...(safetyQuestion === undefined ? {} : { safetyQuestion }),
  };
}
