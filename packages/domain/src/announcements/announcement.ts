import { z } from 'zod';
import { campDateSchema, classInputSchema } from '../classes/index.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import { idSchema, lineOfText, proseText } from '../validation/index.ts';

/** For whom an announcement is: the children of a class, their families, or both. */
export const AUDIENCES = ['students', 'families', 'everybody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Days for which an announcement may be up: as long as the longest holiday that is entered at once. */
const MOST_DAYS = 92;
const TITLE_MAX = 100;
const TEXT_MAX = 2000;

export const ANNOUNCEMENT_TITLE_MESSAGE = 'Please give the announcement a title.';
export const ANNOUNCEMENT_TEXT_MESSAGE = 'Please write what you want to say.';
export const NO_WEB_ADDRESS_MESSAGE = 'Please leave out web addresses.';
export const ANNOUNCEMENT_DATES_MESSAGE = 'Please choose a last day that is not before the first.';

/** Children read it: no text leads them out of the house. */
const WEB_ADDRESS = /:\/\/|\bwww\./i;

const hasNoAddress = (text: string) => !WEB_ADDRESS.test(text);

const announcementTextSchema = z.object({
  language: z.enum(LANGUAGES),
  title: lineOfText({ min: 1, max: TITLE_MAX, tooShort: ANNOUNCEMENT_TITLE_MESSAGE }).refine(
    hasNoAddress,
    NO_WEB_ADDRESS_MESSAGE,
  ),
  /** Plain text; lines are kept. */
  text: proseText({ min: 1, max: TEXT_MAX, tooShort: ANNOUNCEMENT_TEXT_MESSAGE }).refine(
    hasNoAddress,
    NO_WEB_ADDRESS_MESSAGE,
  ),
});
/** An announcement in one language. */
export type AnnouncementText = z.infer<typeof announcementTextSchema>;

/** In the languages in which somebody wrote it, each once; the first is what those read whose language is missing. */
export const announcementTextsSchema = z
  .array(announcementTextSchema)
  .min(1, ANNOUNCEMENT_TEXT_MESSAGE)
  .max(LANGUAGES.length)
  .refine(
    (texts) => new Set(texts.map(({ language }) => language)).size === texts.length,
    'Please write each language once.',
  );

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What a teacher says to a class, and from when to when it is shown. */
export const announcementWordsSchema = z
  .object({
    audience: z.enum(AUDIENCES),
    from: campDateSchema,
    until: campDateSchema,
    texts: announcementTextsSchema,
  })
  .refine(({ from, until }) => from <= until, {
    error: ANNOUNCEMENT_DATES_MESSAGE,
    path: ['until'],
  })
  .refine(({ from, until }) => daysBetween(from, until) < MOST_DAYS, {
    error: `Please choose at most ${MOST_DAYS} days at once.`,
    path: ['until'],
  });
export type AnnouncementWords = z.infer<typeof announcementWordsSchema>;

export const newAnnouncementSchema = z.object({
  ...classInputSchema.shape,
  words: announcementWordsSchema,
});
export const announcementInputSchema = z.object({ id: idSchema });
export const changedAnnouncementSchema = z.object({
  ...announcementInputSchema.shape,
  words: announcementWordsSchema,
});

export const ANNOUNCEMENT_STATES = ['coming', 'shown', 'over', 'withdrawn'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** Dates are those of the calendar where the host stands. */
interface Span {
  readonly from: string;
  readonly until: string;
  readonly isWithdrawn: boolean;
}

/** Where an announcement stands on a date; both of its own dates belong to it. */
export function announcementState(
  { from, until, isWithdrawn }: Span,
  date: string,
): AnnouncementState {
  if (isWithdrawn) return 'withdrawn';
  if (date < from) return 'coming';
  return date > until ? 'over' : 'shown';
}

/** The text that a reader is shown first: in their language, else the one that was written first. */
export function textFor<Text extends Pick<AnnouncementText, 'language'>>(
  texts: readonly Text[],
  language: Language,
): Text | undefined {
  return texts.find((text) => text.language === language) ?? texts[0];
}

/** Whether a child, or a family, is among those whom an announcement is for. */
export function isFor(audience: Audience, reader: 'students' | 'families'): boolean {
  return audience === 'everybody' || audience === reader;
}
