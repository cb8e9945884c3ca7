import type { ContentBand } from '@lamplight/domain/age';
import type { PromptTheme } from '@lamplight/domain/journal';
import { advancedPrompts } from './advanced.ts';
import { elementaryPrompts } from './elementary.ts';
import { intermediatePrompts } from './intermediate.ts';
import { kindergartenPrompts } from './kindergarten.ts';

/** A question to write about in the journal. */
export interface JournalPrompt {
  readonly text: string;
  readonly theme: PromptTheme;
  /** The week of the programme whose theme it takes up. */
  readonly week?: number;
}

/** The prompts of each band. */
export const journalPrompts: Readonly<Record<ContentBand, readonly JournalPrompt[]>> = {
  kindergarten: kindergartenPrompts,
  elementary: elementaryPrompts,
  intermediate: intermediatePrompts,
  advanced: advancedPrompts,
};
