import { PROMPT_THEMES } from '@lamplight/domain/journal';
import { z } from 'zod';
import { line, week } from './line.ts';

/** Questions to write about in the journal. */
export const promptsSchema = z.array(
  z.strictObject({ text: line, theme: z.enum(PROMPT_THEMES), week: week.exactOptional() }),
);

/** Words that the chat explains (see `GlossaryWord`). */
export const glossarySchema = z.array(
  z.strictObject({ word: line, also: z.string(), young: line, older: line }),
);

/** Where a verse that is learned by heart stands; `text` is a part of the passage. */
const verse = z.strictObject({ reference: line, text: line.exactOptional() });

/** The verses that are learned by heart. */
export const memoryVersesSchema = z.array(z.strictObject({ week, young: verse, older: verse }));
