import { z } from 'zod';
import { LANGUAGES } from '../profiles/options.ts';
import { idSchema, lineOfText } from '../validation/index.ts';

/** Characters that a reference may have: `Song of Solomon 1:1-2:17` is a long one. */
const LONGEST_REFERENCE = 60;
/** Characters that somebody may look for. */
export const LONGEST_QUERY = 100;
/** Verses that a search gives at first, by how many more it grows, and at most. */
export const SEARCH_PAGE = 20;
const SEARCH_MOST = 200;

/** The language whose Bible is read; that of the profile where it is left out. */
const language = z.enum(LANGUAGES).optional();

export const passageInputSchema = z.object({
  /** Such as `Genesis 1:1-5`. */
  reference: z.string().trim().min(1).max(LONGEST_REFERENCE),
  language,
});

export const translationSchema = z.object({
  name: z.string(),
  abbreviation: z.string(),
  /** BCP 47 tag. */
  language: z.string(),
  licence: z.string(),
});
export type Translation = z.infer<typeof translationSchema>;

/** A passage with the verses around it that are at hand, as a reader opens it from a quotation. */
export const passageSchema = z.object({
  /** As it is written everywhere in the product. */
  reference: z.string(),
  translation: translationSchema,
  /** Whether the whole Bible is at hand, so that it can be read on in. */
  isWhole: z.boolean(),
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

export const lookUpInputSchema = z.object({
  /** A reference such as `john 3 16`, or words to look for. */
  query: lineOfText({ min: 1, max: LONGEST_QUERY }),
  /** Verses that a search gives at most. */
  limit: z.int().min(SEARCH_PAGE).max(SEARCH_MOST).default(SEARCH_PAGE),
  language,
});
export type LookUpInput = z.output<typeof lookUpInputSchema>;

/** A chapter, or as much of it as is at hand. */
export const chapterSchema = z.object({
  /** What was asked for, as the reader's language writes it: `Johannes 3,16`. */
  title: z.string(),
  /** Code of the book in USFM, such as `JHN`. */
  book: z.string(),
  chapter: z.int(),
  translation: translationSchema,
  /** Whether no verse of the chapter is missing. */
  isWhole: z.boolean(),
  verses: z.array(z.object({ verse: z.int(), text: z.string(), isAsked: z.boolean() })),
  /** What to look up for the chapter before and after; null at the ends and where it is not at hand. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
export type Chapter = z.infer<typeof chapterSchema>;

/** A stretch of a verse that was found, and whether it is one of the words that were looked for. */
export const hitPartSchema = z.object({ text: z.string(), isHit: z.boolean() });
export type HitPart = z.infer<typeof hitPartSchema>;

export const lookUpSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chapter'), chapter: chapterSchema }),
  z.object({
    kind: z.literal('hits'),
    hits: z.array(z.object({ reference: z.string(), parts: z.array(hitPartSchema) })),
    /** Whether a higher limit would give more. */
    hasMore: z.boolean(),
  }),
  /** A reference to what does not exist in the Bible. */
  z.object({ kind: z.literal('no-such-place') }),
  /** A reference to what exists and this host does not carry. */
  z.object({ kind: z.literal('not-at-hand'), title: z.string() }),
]);
export type LookUp = z.infer<typeof lookUpSchema>;

export const shelfInputSchema = z.object({ language }).optional();

/** What of the Bible this host has for a reader. */
export const shelfSchema = z.object({
  translation: translationSchema,
  /** Whether all 66 books are there. */
  isWhole: z.boolean(),
  verseCount: z.int(),
  books: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Numbers of the chapters of which something is at hand. */
      chapters: z.array(z.int()),
    }),
  ),
});
export type Shelf = z.infer<typeof shelfSchema>;

/** A translation that was imported, as the host's owner sees it. */
export const installedTranslationSchema = translationSchema.extend({
  id: z.int(),
  bookCount: z.int(),
  verseCount: z.int(),
  /** Of the imported files. */
  sha256: z.string(),
  importedAt: z.iso.datetime(),
});
export type InstalledTranslation = z.infer<typeof installedTranslationSchema>;

/** What an import tells of the files. */
export const importReportSchema = z.object({
  translation: installedTranslationSchema,
  books: z.array(z.object({ code: z.string(), name: z.string(), verses: z.int() })),
  /** Files that hold no book of the Bible, such as a preface. */
  skipped: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** How an imported translation is to be named; what is left out the files tell. */
export const translationWishSchema = z.object({
  name: lineOfText({ min: 1, max: 100 }).optional(),
  abbreviation: lineOfText({ min: 1, max: 12 }).optional(),
  language,
  licence: lineOfText({ min: 1, max: 200 }).optional(),
});
export type TranslationWish = z.infer<typeof translationWishSchema>;

export const importInputSchema = translationWishSchema.extend({
  /** Name of the file, for what is said about it. */
  fileName: lineOfText({ min: 1, max: 200 }),
  /** One USFM book, or a zip archive of several. */
  bytes: z.instanceof(Uint8Array),
});
export type ImportInput = z.output<typeof importInputSchema>;

export const translationInputSchema = z.object({ id: idSchema });
