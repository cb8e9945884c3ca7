import { z } from 'zod';
import { achievementSchema } from '../progress/index.ts';
import { safetyQuestionSchema } from '../safety/index.ts';
import { blankAsAbsent, idSchema, lineOfText, proseText } from '../validation/index.ts';
import {
  ENTRY_MAX,
  HISTORY_PAGE,
  HISTORY_PAGE_MAX,
  PROMPT_MAX,
  QUICK_ENTRY_MAX,
} from './limits.ts';

/** Told to whoever sends an entry without words (spec 5). */
const NO_WORDS = 'Share your thoughts before submitting your entry.';
/** Told to whoever sends an entry of the journal page without its prompt (spec 5). */
const NO_PROMPT = 'Choose a writing prompt to get started.';

/**
 * What is written: the dashboard sends `entry`, the journal page `prompt` and `content` (spec 3 and 7).
 * Both are read as the prompt, or null, and the words.
 */
export const newEntrySchema = z
  .object({
    userId: idSchema.optional(),
    entry: blankAsAbsent(proseText({ max: QUICK_ENTRY_MAX })),
    prompt: blankAsAbsent(lineOfText({ max: PROMPT_MAX })),
    content: blankAsAbsent(proseText({ max: ENTRY_MAX })),
  })
  .superRefine(({ entry, prompt, content }, context) => {
    if (entry !== undefined) return;
    const missing = (path: 'content' | 'prompt', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (content === undefined) missing('content', NO_WORDS);
    if (prompt === undefined) missing('prompt', NO_PROMPT);
  })
  .transform(
    ({ entry, prompt, content }): NewEntry =>
      entry === undefined
        ? { prompt: prompt ?? null, content: content ?? '' }
        : { prompt: null, content: entry },
  );

/** What a child writes, however it was sent. */
export interface NewEntry {
  /** Null for a quick entry. */
  readonly prompt: string | null;
  readonly content: string;
}

/** An entry of the journal (spec 3, Journal entry). */
export const journalEntrySchema = z.object({
  id: idSchema,
  userId: idSchema,
  prompt: z.string().nullable(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until it is made. */
  aiFeedback: z.string().nullable(),
  /** What wrote the feedback: `safety` for fixed words, else the provider of the AI. */
  feedbackSource: z.string().nullable(),
  /** Where the feedback asks whether the child is safe, and it has not answered. */
  safetyQuestion: safetyQuestionSchema.exactOptional(),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** The answer to a new entry: the entry, and the achievements that it brought. */
export const writtenEntrySchema = journalEntrySchema.extend({
  newBadges: z.array(achievementSchema),
});
export type WrittenEntry = z.infer<typeof writtenEntrySchema>;

/** A page of entries, newest first: those before an entry, or the newest. */
export const historyInputSchema = z.object({
  before: idSchema.optional(),
  limit: z.int().min(1).max(HISTORY_PAGE_MAX).default(HISTORY_PAGE),
});
export type HistoryInput = z.infer<typeof historyInputSchema>;
