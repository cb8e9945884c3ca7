import type { journalFeedback } from '@lamplight/ai/journal';
import type { assessText, concernsIn, crisisReply } from '@lamplight/ai/safety';

/** What reads an entry and answers it on this host. */
export interface JournalHelper {
  readonly assessText: typeof assessText;
  readonly concernsIn: typeof concernsIn;
  readonly crisisReply: typeof crisisReply;
  readonly journalFeedback: typeof journalFeedback;
}
