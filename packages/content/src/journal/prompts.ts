import type { ContentBand } from '@lamplight/domain/age';
import type { PromptTheme } from '@lamplight/domain/journal';
import { readCompiled } from '../compiled/read.ts';

/** A question to write about in the journal. */
export interface JournalPrompt {
  readonly text: string;
  readonly theme: PromptTheme;
  /** The week of the programme whose theme it takes up. */
  readonly week?: number;
}

/** The prompts of each band. */
export type JournalPrompts = Readonly<Record<ContentBand, readonly JournalPrompt[]>>;

/** The prompts of all bands. */
export function journalPrompts(): JournalPrompts {
  return readCompiled<JournalPrompts>('journal.json');
}
