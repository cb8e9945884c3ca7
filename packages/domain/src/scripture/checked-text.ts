import { z } from 'zod';

/**
 * A stretch of a checked text. `text` is what is shown; the texts of all stretches in their order are the whole.
 * `said` is what the author wrote in its place, `bible` what the Bible says, both for "How we checked".
 */
export const checkedSegmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('reference'),
    text: z.string(),
    /** As it is written everywhere in the product, in English: it opens the passage. */
    reference: z.string(),
    said: z.string(),
  }),
  z.object({
    kind: z.literal('quotation'),
    /** With its quotation marks, where the author set some. */
    text: z.string(),
    said: z.string(),
    bible: z.string(),
    reference: z.string(),
    outcome: z.enum(['exact', 'repaired']),
  }),
  z.object({
    kind: z.literal('paraphrase'),
    /** The author's words without quotation marks. */
    text: z.string(),
    said: z.string(),
    /** Null where the text at hand does not have the passage. */
    bible: z.string().nullable(),
    reference: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('removed'),
    /** What keeps the sentence readable where the impossible reference stood; may be empty. */
    text: z.string(),
    said: z.string(),
  }),
]);
export type CheckedSegment = z.infer<typeof checkedSegmentSchema>;

/** A text whose quotations and references were held against the Bible. */
export interface CheckedText {
  readonly text: string;
  readonly segments: readonly CheckedSegment[];
}
