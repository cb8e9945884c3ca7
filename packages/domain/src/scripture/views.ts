import { z } from 'zod';

/** Characters that a reference may have: `Song of Solomon 1:1-2:17` is a long one. */
const LONGEST_REFERENCE = 60;

export const passageInputSchema = z.object({
  /** Such as `Genesis 1:1-5`. */
  reference: z.string().trim().min(1).max(LONGEST_REFERENCE),
});

/** A passage with the verses around it that are at hand, as a reader opens it from a quotation. */
export const passageSchema = z.object({
  /** As it is written everywhere in the product. */
  reference: z.string(),
  translation: z.object({
    name: z.string(),
    abbreviation: z.string(),
    /** BCP 47 tag. */
    language: z.string(),
    licence: z.string(),
  }),
  verses: z.array(
    z.object({
      chapter: z.int(),
      verse: z.int(),
      text: z.string(),
      /** Whether the reference names it; the others stand around it. */
      isAsked: z.boolean(),
    }),
  ),
});
export type Passage = z.infer<typeof passageSchema>;
